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
const headers = { ...filesIn('tangled/include'), ...filesIn('tangled/harness'), ...filesIn('tangled/src', /\.h$/), ...simde() };
const own = filesIn(join(here, 'machine'), /\.[ch]$/, 'machine');
const warnings = ['-std=c11', '-O1', '-w'];
const harness = ['-Itangled/include', '-Itangled/harness'];
// guarded.h has pages that may not be touched where there is mmap.
const guards = ['-include', 'sys/mman.h', '-include', 'unistd.h'];
const headersSum = sumOf(JSON.stringify(headers) + TOOLS);

function sumOf(text) { return createHash('sha256').update(text).digest('hex'); }

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

async function object(target, source, text, flags, options = {}) {
  const vectors = options.vectors ?? needsVectors(text);
  return make(target, sumOf(text + flags + vectors + (options.checked ?? true ? '' : 'unchecked') + headersSum + (source.startsWith('machine/') ? JSON.stringify(own) : '')), async () => {
    const result = await toolchain.compile(source, { ...headers, ...own, [source]: text }, flags, { ...options, vectors });
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
  await make('libnibble.a', sumOf(headersSum + Object.values(objects).map((bytes) => sumOf(bytes)).join()), () => toolchain.archive(objects));
}

async function exercise(name) {
  const folder = `tangled/exercises/${name}`;
  const all = Object.values(filesIn(folder, /\.c$/)).join('\n');
  for (const part of ['questions', 'tests'])
    await object(`${name}/${part}.o`, `${folder}/${part}.c`, read(`${folder}/${part}.c`), [...warnings, ...harness, ...guards], { vectors: needsVectors(all), checked: part === 'questions' || !measuresTime(read(`${folder}/tests.c`)) });
}

await toolchain.load();
for (const name of ['addresses', 'undefined'])
  await object(name + '.o', `machine/${name}.c`, own[`machine/${name}.c`], ['-std=gnu11', '-O2', '-Wall', '-Wextra', '-Werror', '-fno-delete-null-pointer-checks'], { checked: false, vectors: false });
await object('exam.o', 'tangled/harness/exam.c', headers['tangled/harness/exam.c'], [...warnings, ...harness]);
await library();
for (const name of wanted) await exercise(name);
