// bundle.js: makes the folder live/ of the pages: the scripts, the compiler and what is compiled on a page, as scripts that a page opened from a disk
// can load.
// usage: node bundle.js OBJECTS KEYS FOLDER CHAPTER/NAME...      from the top of the project

import { build } from 'esbuild';
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar, unpackTar } from 'modern-tar';
import { absentFor } from './machine/absent.js';
import { filesIn } from './files.js';
import { shared, ownOf } from './known.js';

const [objectsAt, keysAt, folder, ...wanted] = process.argv.slice(2);
const HERE = new URL('.', import.meta.url).pathname;
const CLANG = join(HERE, 'node_modules/@yowasp/clang/gen');
const PIECE = 1024 * 1024;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

// ── Scripts ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

const NOWHERE = { name: 'nowhere', setup({ onResolve, onLoad }) {
  onResolve({ filter: /^(node:|sql\.js|quickjs-emscripten|undici|seek-bzip)/ }, ({ path }) => ({ path, namespace: 'nowhere' }));
  onLoad({ filter: /./, namespace: 'nowhere' }, () => ({ contents: 'module.exports = {};' }));
} };

// The packages whose code is in a script, for their licences.
const packages = new Set(['@yowasp/clang']);

async function bundled(name) {
  const result = await build({ metafile: true, entryPoints: [join(HERE, 'page', name)], bundle: true, write: false, minify: true, format: 'iife', target: 'es2022', charset: 'utf8',
    platform: 'browser', logLevel: 'error', legalComments: 'none', plugins: [NOWHERE], define: { 'import.meta.url': "'https://page/'", 'process.env.NODE_ENV': "'production'" } });
  for (const [input, { bytesInOutput }] of Object.entries(Object.values(result.metafile.outputs)[0].inputs)) {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1];
    if (name && bytesInOutput) packages.add(name);
  }
  return result.outputFiles[0].text;
}

function licences() {
  const own = ['SIMDe and wasi-libc are under the MIT licence; LLVM (clang, lld, compiler-rt) is under the Apache License 2.0 with LLVM Exceptions.'];
  for (const name of [...packages].sort()) {
    const at = join(HERE, 'node_modules', name);
    const { version, license } = JSON.parse(readFileSync(join(at, 'package.json')));
    const file = readdirSync(at).find((other) => /^licen[cs]e/i.test(other));
    own.push(`${name} ${version}: ${license}\n\n${file ? readFileSync(join(at, file), 'utf8').trim() : ''}`);
  }
  return own.join(`\n\n${'-'.repeat(72)}\n\n`) + '\n';
}

// ── Data ────────────────────────────────────────────────────────────────────────────────────────────────────────────────

const pieces = [];

// A file of which a page takes pieces, each in a script of its own.
function writePieces(name, bytes) {
  for (let at = 0; at < bytes.length; at += PIECE) {
    const script = `${name}-${String(at / PIECE + 1).padStart(2, '0')}.js`;
    writeFileSync(join(folder, script), `onpage.take("${name}","${bytes.subarray(at, at + PIECE).toString('base64')}");\n`);
    pieces.push({ script, size: Math.min(PIECE, bytes.length - at) });
  }
}

const packed = (what) => gzipSync(Buffer.from(JSON.stringify(what)), { level: 9 });
const base64 = (path) => readFileSync(join(objectsAt, path)).toString('base64');

// The compiler's own files without those of C++ and of other processors; folders come before what is in them, and have no slash at the end.
async function resources() {
  const needless = /^include\/(c\+\+|.*\/c\+\+|.*(cuda|hip|avx|amx|arm_|riscv|altivec|s390|vecintrin|opencl|sycl|openmp|ppc|hexagon|hvx|spirv|mm_|mmintrin|ia32|adx|bmi|sha|vaes))|\.so$|wasm32-wasip[23]|libc\+\+|libprofile/;
  const entries = (await unpackTar(readFileSync(join(CLANG, 'llvm-resources.tar')))).filter(({ header }) => !needless.test(header.name) || /wasm32-wasip1\/|wasm_simd128|wasm32-unknown-wasip1/.test(header.name) && !/c\+\+|\.so$/.test(header.name));
  const folders = new Set();
  for (const { header } of entries) {
    const parts = header.name.replace(/\/$/, '').split('/').slice(0, header.type === 'directory' ? undefined : -1);
    parts.forEach((_, i) => folders.add(parts.slice(0, i + 1).join('/')));
  }
  const mtime = new Date(0);
  return Buffer.from(await packTar([
    ...[...folders].sort().map((name) => ({ header: { name, type: 'directory', size: 0, mode: 0o755, mtime } })),
    ...entries.filter(({ header }) => header.type === 'file').map(({ header, data }) => ({ header: { name: header.name, type: 'file', size: data.length, mode: 0o644, mtime }, body: data })),
  ]));
}

for (const name of ['llvm.core.wasm', 'llvm.core2.wasm', 'llvm.core3.wasm', 'llvm.core4.wasm']) writePieces(name, gzipSync(readFileSync(join(CLANG, name)), { level: 9 }));
writePieces('llvm-resources.tar', gzipSync(await resources(), { level: 9 }));
for (const name of ['compiler-worker', 'program-worker']) writePieces(name, gzipSync(Buffer.from(await bundled(name + '.js')), { level: 9 }));
writePieces('shared', packed({ files: shared(), objects: Object.fromEntries(['exam.o', 'addresses.o', 'undefined.o', 'libnibble.a'].map((path) => [path, base64(path)])) }));

const exercises = execFileSync('classroom/exercise', ['list'], { encoding: 'utf8' }).trim().split('\n').map((line) => {
  const [number, stars, name, title] = line.split('\t');
  return { number, stars: Number(stars), name, title };
}).filter(({ name }) => wanted.includes(name));
const chapters = {};
for (const { name } of exercises) (chapters[name.split('/')[0]] ??= []).push(name);
for (const [chapter, names] of Object.entries(chapters)) {
  const files = Object.assign({}, ...names.map((name) => ownOf(name, keysAt)));
  const objects = Object.fromEntries(names.flatMap((name) => ['questions.o', 'tests.o'].map((part) => [`${name}/${part}`, base64(`${name}/${part}`)])));
  writeFileSync(join(folder, `${chapter}.js`), `onpage.take("${chapter}","${packed({ files, objects }).toString('base64')}");\n`);
}

// ── Programs ────────────────────────────────────────────────────────────────────────────────────────────────────────────

// Some are functions whose instructions the book shows.
const RUNS = /\bmain\s*\(|<criterion\//;
const NOTHING = 'It has no main: a compiler shows what it makes of these functions, and there is nothing to run.';
function programOf(text) {
  const [absent] = absentFor(text);
  const note = absent && `${absent.said} Run it on your own machine.`;
  return { text, [absent?.stops ? 'lacks' : 'note']: note, ...(absent || RUNS.test(text) ? {} : { lacks: NOTHING }) };
}
const programs = Object.fromEntries(Object.entries(filesIn('tangled/examples', /\.c$/)).map(([path, text]) => [path, programOf(text)]));
writeFileSync(join(folder, 'programs.js'), `onpage.programs = ${JSON.stringify(programs)};\n`);

const saidOf = (what) => Object.fromEntries(Object.entries(programs).filter(([, program]) => program[what]).map(([path, program]) => [path, program[what]]));
writeFileSync(join(folder, 'book.js'), `window.onpage = ${JSON.stringify({ exercises, pieces, lacks: saidOf('lacks'), notes: saidOf('note') })};\n`);
writeFileSync(join(folder, 'editor.js'), await bundled('editor.js'));
writeFileSync(join(folder, 'archives.js'), await bundled('archives.js'));
for (const name of readdirSync(join(HERE, 'page')).filter((file) => /^onpage/.test(file))) copyFileSync(join(HERE, 'page', name), join(folder, name));
writeFileSync(join(folder, 'licences.txt'), licences());
