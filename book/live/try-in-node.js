// try-in-node.js: tries a file as a page would, for tests and for the table of differences.
// usage: node try-in-node.js OBJECTS KEYS CHAPTER/NAME FILE...      from the top of the project

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read } from './files.js';
import { ownOf, shared } from './known.js';
import { run } from './machine/node.js';
import { load } from './machine/toolchain.js';
import { Trial } from './machine/exercise.js';

const OBJECTS = ['exam.o', 'addresses.o', 'undefined.o', 'libnibble.a'];

export function trialOf(name, objectsAt, keysAt) {
  const objects = Object.fromEntries([...OBJECTS, `${name}/questions.o`, `${name}/tests.o`].map((file) => [file, new Uint8Array(readFileSync(join(objectsAt, file)))]));
  return new Trial({ files: { ...shared(), ...ownOf(name, keysAt) }, objects, run });
}

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const [objects, keys, name, ...tried] = process.argv.slice(2);
  await load();
  const trial = trialOf(name, objects, keys);
  for (const file of tried) {
    const { told, solved } = await trial.solution(name, read(file));
    console.log(`${file}: ${solved ? 'solved' : 'not solved'}\n${told}`);
  }
  process.exit(0);
}
