// build-objects.js: compiles, with the compiler that the pages have, what a try of an exercise is linked with and need not be compiled on a page.
// usage: node build-objects.js FOLDER CHAPTER/NAME...      from the top of the project; what is up to date stays
//
// FOLDER gets exam.o, addresses.o, undefined.o, libnibble.a, and for each exercise questions.o and tests.o.

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { measuresTime, needsVectors } from './machine/exercise.js';
import * as toolchain from './machine/toolchain.js';
import { filesIn, read, simde } from './files.js';

const [folder, ...wanted] = process.argv.slice(2);
const here = dirname(new URL(import.meta.url).pathname);
const TOOLS = read(join(here, 'node_modules/@yowasp/clang/package.json')) + JSON.stringify(toolchain.OPTIONS);
const headers = { ...filesIn('tangled/include'), ...filesIn('tangled/harness'), ...filesIn('tangled/src', /\.h$/), ...simde(),
  ...filesIn(join(here, 'machine'), /\.h$/, 'machine') };
const FOLDERS = ['tangled/include', 'tangled/harness', 'tangled/src', 'simde', 'machine', 'machine/include', '.'];
const sources = filesIn(join(here, 'machine'), /\.c$/, 'machine');
const warnings = ['-std=c11', '-O1', '-w'];
const harness = ['-Itangled/include', '-Itangled/harness'];
// guarded.h has pages that may not be touched where there is mmap.
const guards = ['-include', 'sys/mman.h', '-include', 'unistd.h'];
const alarm = ['-include', 'machine/alarm.h']; // the plain runner's

function sumOf(text) { return createHash('sha256').update(text).digest('hex'); }

// All headers that a text may include, whatever its conditions say.
function headersOf(text, at, known = {}) {
  for (const [, name] of text.matchAll(/^\s*#\s*include(?:_next)?\s*[<"]([^>"]+)/gm))
    for (const path of [at, ...FOLDERS].map((folder) => join(folder, name)).filter((other) => headers[other] && !known[other])) {
      known[path] = headers[path];
      headersOf(headers[path], dirname(path), known);
    }
  return known;
}

// Makes a file unless it was made of the same before.
async function make(target, sum, build) {
  const path = join(folder, target);
  const stamp = path + '.sum';
  if (existsSync(path) && existsSync(stamp) && read(stamp) === sum) return readFileSync(path);
  console.log('  wasm  ' + target);
  const bytes = await build();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
  writeFileSync(stamp, sum);
  return bytes;
}

async function object(target, source, text, flags, { vectors = needsVectors(text), checked = true } = {}) {
  const included = flags.map((flag, i) => flags[i - 1] === '-include' ? `#include <${flag}>\n` : '').join('');
  const files = headersOf(included + text, dirname(source));
  return make(target, sumOf(JSON.stringify([files, text, flags, vectors, checked, TOOLS])), async () => {
    const result = await toolchain.compile(source, { ...files, [source]: text }, flags, { vectors, checked });
    if (!result.ok) throw new Error(`${source}:\n${result.text}`);
    return result.object;
  });
}

async function library() {
  const objects = {};
  for (const [path, text] of Object.entries(filesIn('tangled/src', /\.c$/))) {
    const name = path.replace(/.*\//, '').replace(/\.c$/, '.o');
    objects[name] = await object('library/' + name, path, text, ['-std=c11', '-O2', '-DNDEBUG', '-w', '-Itangled/include'], { checked: false, vectors: true });
  }
  await make('libnibble.a', sumOf(TOOLS + Object.values(objects).map((bytes) => sumOf(bytes)).join()), () => toolchain.archive(objects));
}

async function exercise(name) {
  const folder = `tangled/exercises/${name}`;
  const vectors = needsVectors(...Object.values(filesIn(folder, /\.c$/)));
  const one = (part, more, checked) => object(`${name}/${part}.o`, `${folder}/${part}.c`, read(`${folder}/${part}.c`), [...warnings, ...harness, ...guards, ...more], { vectors, checked });
  await one('questions', [], true);
  await one('tests', alarm, !measuresTime(read(`${folder}/tests.c`)));
}

await toolchain.load();
for (const name of ['addresses', 'undefined'])
  await object(name + '.o', `machine/${name}.c`, sources[`machine/${name}.c`], ['-std=gnu11', '-O2', '-Wall', '-Wextra', '-Werror', '-fno-delete-null-pointer-checks'], { checked: false, vectors: false });
await object('exam.o', 'tangled/harness/exam.c', headers['tangled/harness/exam.c'], [...warnings, ...harness]);
await library();
for (const name of wanted) await exercise(name);
