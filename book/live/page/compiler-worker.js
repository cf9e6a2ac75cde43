// compiler-worker.js: compiles programs and tries exercises for a page. The page runs the programs in workers of their own, so that it can end them.
//
// From the page:  { file, bytes }... { files }   the compiler and what it needs, packed; then what is known of the book's files
//                 { more }                       the files and objects of one chapter
//                 { exercise, text } or { program, text, isEdited, args }
//                 { end }                        how a program ended
// To the page:    { ready }, { note }, { run }, { told, solved } or { told }, { failed }

import './buffer.js';
import { handOver, handedOver, unpacked } from './fetch.js';
import { Trial } from '../machine/exercise.js';
import { Example } from '../machine/example.js';
import * as toolchain from '../machine/toolchain.js';

const files = {};
const objects = {};
let ended;

function run({ bytes, seconds, ...how }) {
  postMessage({ run: { bytes, seconds, ...how } });
  return new Promise((resolve) => { ended = resolve; });
}
const note = (what) => postMessage({ note: what });

// What the page packed: texts by their path, and objects in base64.
async function unpack(bytes) {
  const known = JSON.parse(await new Response(unpacked(bytes)).text());
  Object.assign(files, known.files);
  for (const [path, text] of Object.entries(known.objects)) objects[path] = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}

async function answer(data) {
  if (data.file) return handOver(data.file, data.bytes);
  if (data.more) return unpack(data.more);
  if (data.begin) {
    handedOver();
    await toolchain.load();
    return postMessage({ ready: true });
  }
  const work = data.exercise
    ? await new Trial({ files, objects, run, note }).solution(data.exercise, data.text)
    : await new Example({ files, objects, run, note }).run(data.program, data.text, data);
  postMessage(work);
}

// One thing after the other; only the end of a program is waited for.
let before = Promise.resolve();
onmessage = ({ data }) => {
  if (data.end) ended(data.end);
  else before = before.then(() => answer(data)).catch((error) => postMessage({ failed: String(error && error.stack || error) }));
};
