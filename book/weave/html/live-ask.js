'use strict';

// What draws live figures: the book's own C, as WebAssembly (book/figures/page.c), inside a script, since pages from a disk may not fetch.
// It's loaded when the first figure asks for it, and all figures of the page use the same.
//
//   await figures.load();
//   figures.ask(kind, number, attributes)   → { refused: why } or { attributes, words, controls, drawing } (book/figures/request.h)
const figures = (() => {
  const ANSWER_END = '\x1e';
  let exports, loading;

  const script = src => new Promise((resolve, reject) => {
    const element = document.createElement('script');
    Object.assign(element, { src, onload: resolve, onerror: () => reject(new Error(`${src} is not there`)) });
    document.head.append(element);
  });

  // The C has no files: whatever asks for one is told that there is none.
  const NO_FILE = () => 8;

  async function start() {
    await script('nibble.js');
    const module = await WebAssembly.compile(Uint8Array.from(atob(nibbleWasm), byte => byte.charCodeAt(0)));
    const system = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) (system[from] ??= {})[name] = NO_FILE;
    exports = (await WebAssembly.instantiate(module, system)).exports;
    exports._initialize();
  }

  function write(text) {
    const bytes = new TextEncoder().encode(`${text}\0`);
    if (bytes.length > 65536) return false;
    new Uint8Array(exports.memory.buffer, exports.figure_request(), bytes.length).set(bytes);
    return true;
  }

  function read(at) {
    const bytes = new Uint8Array(exports.memory.buffer, at);
    return new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0)));
  }

  const pairs = text => Object.fromEntries(text.split('&').filter(Boolean).map(pair => pair.split(/=(.*)/s).slice(0, 2)));

  function ask(kind, number, attributes) {
    const lines = Object.entries(attributes).map(([name, value]) => `${name}=${value.replace(/[\n\f]/g, ' ')}`);
    if (!write(['page', number, kind, ...lines].join('\n'))) return { refused: 'this is too long' };
    const [verdict, first, words, controls, drawing] = read(exports.figure_answer()).split(ANSWER_END);
    return verdict === 'drawn' ? { attributes: pairs(first), words, controls, drawing } : { refused: first };
  }

  return { load: () => loading ??= start(), ask, pairs };
})();
