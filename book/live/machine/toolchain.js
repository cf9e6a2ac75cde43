// toolchain.js: clang and its linker, which are WebAssembly themselves, for C that becomes WebAssembly. Runs in Node and in a worker of a page.

import { runLLVM, Exit } from '@yowasp/clang';

// AddressSanitizer calls functions for everything that it checks (machine/addresses.c), and writes no shadow by itself.
const SANITIZE = ['-Xclang', '-fsanitize=address', '-fsanitize=undefined', '-fno-sanitize=object-size,function,vptr', '-fno-sanitize-recover=all',
  ...['-asan-instrumentation-with-call-threshold=0', '-asan-max-inline-poisoning-size=0', '-asan-use-after-return=never',
    '-asan-mapping-offset=0', '-asan-mapping-scale=3'].flatMap((option) => ['-mllvm', option])];
const SETJMP = ['-mllvm', '-wasm-enable-sjlj', '-mllvm', '-wasm-use-legacy-eh=true'];
export const VECTORS = ['-DNB_SIMDE', '-msimd128', '-isystem', 'simde'];
const WRAPPED = ['malloc', 'calloc', 'realloc', 'free', 'aligned_alloc', 'posix_memalign', 'strlen', 'memcmp', 'strcmp', 'strcpy', 'strchr', 'memchr'];
const SHADOW = 16 * 1024 * 1024; // as in addresses.c
const STACK = 4 * 1024 * 1024;
const MEMORY = 128 * 1024 * 1024;

const OWN = ['-isystem', 'machine/include', '-D_WASI_EMULATED_SIGNAL', '-D_WASI_EMULATED_PROCESS_CLOCKS'];
export const OPTIONS = [SANITIZE, SETJMP, VECTORS, OWN];

const decoder = new TextDecoder();
const latin1 = new TextDecoder('latin1');

function collector() {
  const pieces = [];
  return { take: (bytes) => { if (bytes) pieces.push(decoder.decode(bytes)); }, text: () => pieces.join('') };
}

// Puts { "a/b": text } into the nested form that the tools take.
export function treeOf(files) {
  const tree = {};
  for (const [path, content] of Object.entries(files)) {
    const parts = path.split('/');
    const name = parts.pop();
    let at = tree;
    for (const part of parts) at = at[part] = at[part] || {};
    at[name] = content;
  }
  return tree;
}

function take(tree, path) {
  return path.split('/').reduce((at, part) => at && at[part], tree);
}

const isTooDeep = (error) => error instanceof RangeError || error instanceof WebAssembly.RuntimeError || /recursion/.test(error.message);

// Runs a tool; what it makes is in files, what it says in text. Where it fails, ok is false.
async function call(args, files) {
  const said = collector();
  const options = { stdout: said.take, stderr: said.take, decodeASCII: false, fetchProgress: () => {} };
  try {
    return { ok: true, files: await runLLVM(args, treeOf(files), options), text: said.text() };
  } catch (error) {
    if (isTooDeep(error)) return { ok: false, files: {}, text: `${args.at(-1)}:1: error: the compiler gives up here: this is nested too deeply, or too large` };
    if (!(error instanceof Exit)) throw error;
    return { ok: false, files: error.files, text: said.text() };
  }
}

// clang only tells how to call the compiler proper, which is the same each time that a file of this name is compiled: it is asked once.
const commands = new Map();

async function commandOf(args) {
  const sources = Object.fromEntries(args.filter((arg) => arg.endsWith('.c')).map((path) => [path, '']));
  const { text } = await call(['clang', '-###', ...args], sources);
  const words = [...text.matchAll(/ "((?:[^"\\\n]|\\.)*)"/g)].map(([, word]) => word.replace(/\\(.)/g, '$1'));
  if (!words.includes('-cc1')) throw new Error(text);
  return ['clang', ...words.slice(words.indexOf('-cc1'))];
}

async function callClang(args, files) {
  const key = args.join('\n');
  if (!commands.has(key)) commands.set(key, await commandOf(args));
  return call(commands.get(key), files);
}

// Compiles a file to an object. flags are those of the command line, which are the same for all compilers.
export async function compile(source, files, flags, { checked = true, vectors = false } = {}) {
  const all = [...flags, ...(checked ? SANITIZE : []), ...SETJMP, ...(vectors ? VECTORS : []),
    ...OWN, '-fno-caret-diagnostics', '-c', '-o', 'made.o', source];
  const result = await callClang(all, files);
  return { ...result, object: result.ok ? result.files['made.o'] : undefined };
}

// Only asks what the compiler says.
export async function look(args, files) {
  return callClang(args, files);
}

// Links objects and archives, whose names come in the order in which they are searched, to a program with a shadow for its addresses.
export async function link(inputs) {
  const args = ['wasm-ld', '-L/usr/lib/wasm32-wasip1', '/usr/lib/wasm32-wasip1/crt1-command.o', ...Object.keys(inputs),
    ...WRAPPED.map((name) => '--wrap=' + name), '-z', 'stack-size=' + (SHADOW + STACK), '--stack-first', '--max-memory=' + MEMORY,
    '-lsetjmp', '-lwasi-emulated-signal', '-lwasi-emulated-process-clocks', '-lm', '-lc', '/usr/lib/wasm32-unknown-wasip1/libclang_rt.builtins.a', '-o', 'made.wasm'];
  const result = await call(args, inputs);
  const program = result.ok ? take(result.files, 'made.wasm') : undefined;
  return { ...result, program, lacksMain: result.ok && latin1.decode(program).includes('undefined_weak:main') };
}

export async function archive(objects) {
  const result = await call(['ar', 'rcs', 'made.a', ...Object.keys(objects)], objects);
  return result.files['made.a'];
}

// Where the bytes of functions begin in a program: symbolizer counts from there, engines from the beginning.
function startOfCode(program) {
  let at = 8;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = program[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  while (at < program.length) {
    const section = program[at++];
    const size = number();
    if (section === 10) return at;
    at += size;
  }
  return 0;
}

// The places in the source of a trap's stack, which the engine tells as places in the program, a line each.
export async function placesOf(stack, program) {
  const places = [...(stack || '').matchAll(/wasm-function\[\d+\]:0x([0-9a-f]+)/g)].slice(0, 12);
  if (!places.length) return '';
  const start = startOfCode(program);
  const addresses = places.map(([, hex]) => '0x' + (parseInt(hex, 16) - start).toString(16));
  const result = await call(['symbolizer', '--obj=made.wasm', ...addresses], { 'made.wasm': program });
  return result.text;
}

// Loads the tools, which takes the longest.
export async function load() {
  await call(['clang', '--version'], {});
}
