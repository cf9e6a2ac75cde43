'use strict';

// What draws live figures: the book's own C, as WebAssembly (book/figures/page.c), inside a script, since pages from a disk may not fetch.
// It's loaded when the first figure asks for it, and all figures of the page use the same.
//
//   await figures.load();
//   figures.ask(kind, number, attributes)   → { refused: why } or { attributes, words, controls, drawing } (book/figures/request.h)
//   figures.count(kind, number, attributes, show)   counts in a worker what takes long, and calls show(answer, counted, seconds, isDone)
//                                                   now and then, and at the end; what it returns is called to stop it
const figures = (() => {
  const ANSWER_END = '\x1e';
  let bytes, ours, loading;

  // The C, ready to run; a worker gets this function as text. The C has no files: whatever asks for one is told that there is none.
  async function machine(code) {
    const module = await WebAssembly.compile(code), system = {};
    for (const { module: from, name } of WebAssembly.Module.imports(module)) (system[from] ??= {})[name] = () => 8;
    const { exports } = await WebAssembly.instantiate(module, system);
    exports._initialize();
    return {
      answer(request) {
        const text = new TextEncoder().encode(`${request}\0`);
        if (text.length > 65536) return 'refused\x1ethis is too long\x1e';
        new Uint8Array(exports.memory.buffer, exports.figure_request(), text.length).set(text);
        const at = new Uint8Array(exports.memory.buffer, exports.figure_answer());
        return new TextDecoder().decode(at.subarray(0, at.indexOf(0)));
      },
      count: () => exports.figure_count(),
      counted: () => exports.figure_counted(),
    };
  }

  // In a worker: counts, and tells every now and then how far it is.
  async function countAll({ data: { code, request } }) {
    const OFTEN = 200;
    const there = await machine(code), began = performance.now();
    const tell = isDone => postMessage({ counted: there.counted(), seconds: (performance.now() - began) / 1000, answer: there.answer(request), isDone });
    there.answer(request);
    for (let told = began; there.count();) {
      if (performance.now() - told < OFTEN) continue;
      tell(false);
      told = performance.now();
    }
    tell(true);
  }

  const script = src => new Promise((resolve, reject) => {
    const element = document.createElement('script');
    Object.assign(element, { src, onload: resolve, onerror: () => reject(new Error(`${src} is not there`)) });
    document.head.append(element);
  });

  async function start() {
    await script('nibble.js');
    bytes = Uint8Array.from(atob(nibbleWasm), byte => byte.charCodeAt(0));
    ours = await machine(bytes);
  }

  const pairs = text => Object.fromEntries(text.split('&').filter(Boolean).map(pair => pair.split(/=(.*)/s).slice(0, 2)));

  function requestFor(kind, number, attributes) {
    const lines = Object.entries(attributes).map(([name, value]) => `${name}=${value.replace(/[\n\f]/g, ' ')}`);
    return ['page', number, kind, ...lines].join('\n');
  }

  function read(answer) {
    const [verdict, first, words, controls, drawing] = answer.split(ANSWER_END);
    return verdict === 'drawn' ? { attributes: pairs(first), words, controls, drawing } : { refused: first };
  }

  const ask = (kind, number, attributes) => read(ours.answer(requestFor(kind, number, attributes)));

  function count(kind, number, attributes, show) {
    const address = URL.createObjectURL(new Blob([`'use strict'; ${machine} onmessage = ${countAll};`], { type: 'text/javascript' }));
    const worker = new Worker(address);
    worker.onmessage = ({ data: { answer, counted, seconds, isDone } }) => show(read(answer), counted, seconds, isDone);
    worker.postMessage({ code: bytes, request: requestFor(kind, number, attributes) });
    return () => {
      worker.terminate();
      URL.revokeObjectURL(address);
    };
  }

  return { load: () => loading ??= start(), ask, count, pairs };
})();
