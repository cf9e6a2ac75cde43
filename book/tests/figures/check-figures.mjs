// check-figures: WebAssembly draws figures as the build does. Each kind is walked through (walk.mjs), and each request of the walk is answered
// once more by the C with sanitizers and the library's assertions in it; both answers are the same, byte for byte. And the scripts of live
// figures leave all arithmetic to the C, and know no kind.
// usage: node book/tests/figures/check-figures.mjs [COUNT]      COUNT: requests for each kind (1000); from the top of the project
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { ANSWER_END, FIGURES, kinds, walk } from './walk.mjs';
import { ask } from './wasm.mjs';

const COUNT = Number(process.argv[2] ?? 1000);
const SCRIPTS = 'book/weave/html';
const failures = [];

// Operators on bits, and numbers in hexadecimal.
const ARITHMETIC = /<<|>>|[^&]&[^&]|[^|]\|[^|]|\^|~|\b0x[0-9a-f]|\bBigInt\b|\bparseInt\b|\d+n\b/i;
// What the scripts may name, although it is a kind or an attribute of one: what they do with pieces and with life, and the name of an event.
const THEIR_OWN = ['live', 'move', 'picked', 'change', 'moves'];

function native(requests) {
  const { stdout, stderr, status } = spawnSync(`${FIGURES}/draw-checked`, { input: requests.map(request => `${request}\f`).join(''),
    encoding: 'utf8', maxBuffer: 1 << 30 });
  const answers = stdout.split('\f').slice(0, -1);
  if (status !== 0) failures.push(`draw-checked stops at:\n${requests[answers.length]}\n${stderr.split('\n').slice(0, 12).join('\n')}`);
  return answers;
}

// What is true of each answer, whatever it shows.
function judge({ request, answer }) {
  const [verdict, , words, , drawing] = answer.split(ANSWER_END);
  if (verdict !== 'drawn') return;
  const names = [...drawing.matchAll(/ data-handle="([^"]*)"/g)].map(([, name]) => name);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (!words) failures.push(`nothing is said of:\n${request}`);
  if (twice) failures.push(`two handles are named ${twice}:\n${request}`);
  if (/\b(nan|inf)\b/i.test(drawing)) failures.push(`a length is no number:\n${request}`);
}

function checkKind(kind) {
  const steps = walk(kind, COUNT, ask), answers = native(steps.map(({ request }) => request));
  steps.forEach(judge);
  const differing = steps.find(({ answer }, i) => i < answers.length && answers[i] !== answer);
  if (differing) failures.push(`WebAssembly draws something else for:\n${differing.request}`);
  return new Set(steps.filter(({ answer }) => answer.startsWith('drawn')).map(({ answer }) => answer.split(ANSWER_END)[1])).size;
}

// Code without what stands in comments, patterns and texts.
const TOKENS = /`[^`]*`|'(?:\\.|[^'\\\n])*'|\/\/.*|\/\*[\s\S]*?\*\/|\/(?:\\.|[^/\\\n ])+\/[gimsu]*/g;
const withoutComments = code => code.replace(TOKENS, token => (token.startsWith('/') ? '' : token));
const withoutTexts = code => code.replace(TOKENS, token => (token.startsWith('/') ? '' : "''"));

function checkScripts() {
  const files = readdirSync(SCRIPTS).filter(file => /^live.*\.js$/.test(file));
  const names = new Set([...kinds].flatMap(([kind, attributes]) => [kind, ...attributes]).filter(name => !THEIR_OWN.includes(name)));
  for (const file of files) {
    const code = readFileSync(`${SCRIPTS}/${file}`, 'utf8');
    withoutTexts(code).split('\n').forEach(line => {
      if (ARITHMETIC.test(line.replace(/&&|\|\||\?\?=?/g, ' '))) failures.push(`${SCRIPTS}/${file} computes with bits, which is the C's: ${line.trim()}`);
    });
    for (const [, name] of withoutComments(code).matchAll(/'([a-z-]+)'/g)) {
      if (names.has(name)) failures.push(`${SCRIPTS}/${file} names ${name}, which is the C's to know`);
    }
  }
  return files.length;
}

const counts = [...kinds.keys()].map(kind => [kind, checkKind(kind)]);
const scripts = checkScripts();
if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exit(1);
}
console.log(`${counts.length} kinds of figures are the same as WebAssembly and built natively, on ${COUNT} requests each ` +
  `(states: ${counts.map(([kind, count]) => `${kind} ${count}`).join(', ')}); ${scripts} scripts compute nothing`);
