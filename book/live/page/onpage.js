// Programs and exercises that run on the page. This script is small: the editor, the compiler and all else come when somebody asks for them.
// window.onpage, from book.js, knows the exercises, the pieces of the compiler, and what a browser cannot run.
'use strict';
{
  const FOLDER = document.currentScript.src.replace(/[^/]*$/, '');
  const LARGEST = 256 * 1024;          // of a solution, in bytes, as the grader says
  const SHOWN = 20000;                 // characters of what a program prints
  const PATIENCE = 60;                 // seconds for the compiler
  const { exercises, pieces, lacks } = window.onpage;

  // ── Small things ────────────────────────────────────────────────────────────────────────────────────────────────────

  function element(name, properties = {}, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }
  const button = (text, onclick, properties) => element('button', { type: 'button', textContent: text, onclick, ...properties });
  const stars = count => '★'.repeat(count);
  const shortened = text => text.length > SHOWN ? `${text.slice(0, SHOWN)}\n… and ${text.length - SHOWN} characters more\n` : text;
  const chapterOf = name => name.split('/')[0];

  // ── What is loaded when it is needed ────────────────────────────────────────────────────────────────────────────────

  const scripts = new Map();
  const taken = new Map();

  function load(script) {
    if (!scripts.has(script)) {
      scripts.set(script, new Promise((resolve, reject) => {
        const failed = () => { scripts.delete(script); reject(new Error(`live/${script} can't be loaded`)); };
        document.head.append(element('script', { src: FOLDER + script, onload: resolve, onerror: failed }));
      }));
    }
    return scripts.get(script);
  }

  function bytesOf(base64) {
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
    return bytes;
  }

  // Each script of data calls it. Pieces of one file come in their order.
  window.onpage.take = (name, base64) => {
    if (!taken.has(name)) taken.set(name, []);
    taken.get(name).push(bytesOf(base64));
  };

  async function dataOf(chapter) {
    await load(`${chapter}.js`);
    return taken.get(chapter)[0];
  }

  const unpacked = blob => new Response(blob.stream().pipeThrough(new DecompressionStream('gzip'))).text();
  const texts = new Map();

  async function filesOf(chapter) {
    if (!texts.has(chapter)) texts.set(chapter, JSON.parse(await unpacked(new Blob([await dataOf(chapter)]))).files);
    return texts.get(chapter);
  }

  // ── What is kept: the folder exercises/, as on the command line ─────────────────────────────────────────────────────

  const PREFIX = 'four-bits/';
  const PROGRESS = 'exercises/progress.txt';
  const memory = new Map();
  let keeps = true;

  function kept(path) {
    try {
      const text = localStorage.getItem(PREFIX + path);
      if (text !== null) return text;
    } catch { keeps = false; }
    return memory.get(path) ?? null;
  }

  function keep(path, text) {
    memory.set(path, text);
    try { localStorage.setItem(PREFIX + path, text); } catch { keeps = false; }
  }

  function forget(path) {
    memory.delete(path);
    try { localStorage.removeItem(PREFIX + path); } catch { keeps = false; }
  }

  const fileOf = name => `exercises/${name}.c`;

  // A line of progress.txt: "01-nibbles/bcd-add-byte  solved 2026-01-31  hints 1", or open.
  function recordOf(name, text = kept(PROGRESS) ?? '') {
    const line = text.split('\n').find(other => other.split(/\s+/)[0] === name) ?? '';
    return { solved: /\ssolved (\S+)/.exec(line)?.[1], hints: Number(/\shints (\d+)/.exec(line)?.[1] ?? 0) };
  }

  function record(name, { solved, hints }) {
    const line = `${name}  ${solved ? `solved ${solved}` : 'open'}  hints ${hints}`;
    const lines = (kept(PROGRESS) ?? '# What is solved, and how many hints were seen. You may edit this file.\n').replace(/\n+$/, '').split('\n');
    const at = lines.findIndex(other => other.split(/\s+/)[0] === name);
    lines.splice(at < 0 ? lines.length : at, at < 0 ? 0 : 1, line);
    keep(PROGRESS, lines.join('\n') + '\n');
    showEarned();
  }

  const today = () => new Date().toLocaleDateString('sv');

  // ── Stars in the contents ───────────────────────────────────────────────────────────────────────────────────────────

  function showEarned() {
    const chapters = new Map();
    const progress = kept(PROGRESS) ?? '';
    for (const { name, stars: count } of exercises) {
      const chapter = chapterOf(name);
      const sum = chapters.get(chapter) ?? { earned: 0, all: 0 };
      sum.all += count;
      if (recordOf(name, progress).solved) sum.earned += count;
      chapters.set(chapter, sum);
    }
    document.querySelectorAll('.contents .earned').forEach(old => old.remove());
    for (const [chapter, { earned, all }] of chapters) {
      const link = document.querySelector(`.contents li > a[href="${chapter.replace(/^\d+-/, '')}.html"]`);
      if (link && earned) link.append(element('span', { className: 'earned' }, element('span', { textContent: `${earned} of ${all} ★` })));
    }
  }

  // ── The compiler ────────────────────────────────────────────────────────────────────────────────────────────────────

  const MEGABYTE = 1024 * 1024;

  async function loadPieces(progress) {
    const all = pieces.reduce((sum, { size }) => sum + size, 0);
    let here = 0;
    for (const { script, size } of pieces) {
      await load(script);
      here += size;
      progress(here, all);
    }
  }

  async function workerOf(name) {
    const source = await unpacked(new Blob(taken.get(name)));
    return URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  }

  const compiler = {
    worker: undefined, program: undefined, known: new Set(), job: undefined,

    async start(tell) {
      if (this.worker) return;
      await loadPieces((here, all) => tell({ here, all }));
      tell({ doing: 'The compiler starts…' });
      this.sources ??= { compiler: await workerOf('compiler-worker'), program: await workerOf('program-worker') };
      this.worker = new Worker(this.sources.compiler);
      this.known.clear();
      for (const name of new Set(pieces.map(({ script }) => script.replace(/-\d+\.js$/, '')))) {
        if (!/worker|shared/.test(name)) this.worker.postMessage({ file: name, bytes: new Blob(taken.get(name)) });
      }
      this.worker.postMessage({ more: new Blob(taken.get('shared')) });
      await this.ask({ begin: true }, () => {});
    },

    // Sends one piece of work, and answers the questions that come up meanwhile.
    ask(work, tell) {
      return new Promise((resolve, reject) => {
        const wait = () => { clearTimeout(timer); timer = setTimeout(() => this.drop(`The compiler isn’t finished after ${PATIENCE} seconds, and was stopped.`), PATIENCE * 1000); };
        let timer;
        const finish = (how, what) => { clearTimeout(timer); this.job = undefined; how(what); };
        this.job = { stop: what => finish(resolve, { told: what }) };
        this.worker.onmessage = async ({ data }) => {
          wait();
          if (data.note) tell({ doing: DOING[data.note] });
          else if (data.run) {
            clearTimeout(timer);
            const end = await this.run(data.run);
            if (this.job) { wait(); this.worker.postMessage({ end }); }
          } else if (data.failed) finish(reject, new Error(data.failed));
          else finish(resolve, data);
        };
        this.worker.onerror = event => finish(reject, new Error(event.message));
        wait();
        this.worker.postMessage(work);
      });
    },

    // Runs a program in a worker of its own, for so many seconds.
    run({ seconds, ...program }) {
      return new Promise(resolve => {
        const got = { printed: [], errors: [], list: [] };
        this.program = new Worker(this.sources.program);
        const finish = end => {
          clearTimeout(timer);
          clearTimeout(alarm);
          this.program?.terminate();
          this.program = undefined;
          const text = name => {
            const decoder = new TextDecoder();
            return got[name].map(bytes => decoder.decode(bytes, { stream: true })).join('');
          };
          resolve({ ...end, printed: text('printed'), errors: text('errors') + (end.said || ''), list: text('list') });
        };
        const timer = setTimeout(() => finish({ status: 'time' }), seconds * 1000);
        let alarm;
        const setAlarm = ({ seconds, end }) => {
          clearTimeout(alarm);
          if (seconds > 0) alarm = setTimeout(() => finish(end), seconds * 1000);
        };
        this.program.onmessage = ({ data: { name, what, end } }) => { if (end) finish(end); else if (name === 'alarm') setAlarm(what); else got[name].push(what); };
        this.program.onerror = event => finish({ status: 132, said: event.message });
        this.program.postMessage(program);
      });
    },

    async work(chapter, work, tell) {
      await this.start(tell);
      if (chapter && !this.known.has(chapter)) {
        this.worker.postMessage({ more: new Blob([await dataOf(chapter)]) });
        this.known.add(chapter);
      }
      return this.ask(work, tell);
    },

    // The compiler is started anew for what comes next: it is loaded already.
    drop(what) {
      this.program?.terminate();
      this.worker?.terminate();
      this.worker = this.program = undefined;
      this.job?.stop(what);
    },
  };

  const DOING = { compile: 'It compiles…', link: 'It links…', ask: 'It asks the questions…', test: 'It runs the tests…', run: 'It runs…' };

  // ── A bench: an editor, its buttons, and what is told ───────────────────────────────────────────────────────────────

  class Bench {
    constructor({ label, text, buttons, work, changed = () => {} }) {
      Object.assign(this, { label, start: text, work, changed });
      this.place = element('div', { className: 'editor' });
      this.stop = button('Stop', () => compiler.drop('It was stopped.'), { hidden: true });
      this.meter = element('progress', { hidden: true });
      this.doing = element('span', { className: 'doing' });
      this.told = element('pre', { className: 'told', hidden: true, tabIndex: 0 });
      this.told.setAttribute('role', 'status');
      this.told.setAttribute('aria-label', `What is told of ${label}`);
      this.bar = element('p', { className: 'buttons' }, ...buttons, this.stop, this.meter, this.doing);
      this.buttons = buttons;
      this.body = element('div', { className: 'bench' }, this.place, this.bar, this.told);
    }

    async edit() {
      if (this.editor) return this.editor.focus();
      await load('editor.js');
      this.editor = window.newEditor({ parent: this.place, text: this.start, label: this.label, run: () => this.go(), changed: text => this.changed(text) });
      this.editor.focus();
    }
    text() { return this.editor ? this.editor.text() : this.start; }
    replace(text) {
      if (this.editor) this.editor.replace(text);
      else this.start = text;
    }

    tell(text) {
      this.told.hidden = text === '';
      this.told.textContent = text;
    }
    show({ here, all, doing }) {
      this.meter.hidden = here === undefined;
      if (here === undefined) { this.doing.textContent = doing; return; }
      Object.assign(this.meter, { max: all, value: here });
      this.doing.textContent = `The compiler: ${(here / MEGABYTE).toFixed(1)} of ${(all / MEGABYTE).toFixed(1)} MB`;
    }

    async go() {
      if (compiler.busy) { this.tell('Something else runs on this page. Stop it first.'); return; }
      if (new Blob([this.text()]).size > LARGEST) { this.tell(`This is larger than ${LARGEST / 1024} KiB, and is not taken.`); return; }
      compiler.busy = true;
      this.stop.hidden = false;
      this.buttons.forEach(other => { other.disabled = true; });
      this.tell('');
      try {
        this.tell(await this.work(this.text(), what => this.show(what)));
      } catch (error) {
        this.tell(`This went wrong, and not because of what you wrote:\n${error.message}`);
        compiler.drop('');
      }
      compiler.busy = false;
      this.stop.hidden = this.meter.hidden = true;
      this.doing.textContent = '';
      this.buttons.forEach(other => { other.disabled = false; });
    }
  }

  // ── Programs ────────────────────────────────────────────────────────────────────────────────────────────────────────

  function addProgram(box) {
    const path = box.dataset.name;
    const tools = box.querySelector('.head .tools');
    if (lacks[path]) {
      box.append(element('p', { className: 'lacks', textContent: lacks[path] }));
      return;
    }
    let bench;
    async function open() {
      await load('programs.js');
      const { text } = window.onpage.programs[path];
      if (bench) return;
      bench = new Bench({
        label: path, text,
        buttons: [button('Run', () => bench.go()), button('Edit', () => bench.edit()), button('Reset', () => { bench.replace(text); bench.tell(''); })],
        work: async (edited, tell) => {
          const { printed = '', told } = await compiler.work(undefined, { program: path, text: edited, isEdited: edited !== text }, tell);
          return told && printed ? `${shortened(printed).replace(/\n*$/, '\n')}\n${told}` : shortened(printed) + told || 'It printed nothing.';
        },
      });
      box.append(bench.body);
    }
    tools.prepend(
      button('Run', async () => { await open(); bench.go(); }, { className: 'run', ariaLabel: `Run ${path}` }),
      button('Edit', async () => { await open(); bench.edit(); }, { className: 'edit', ariaLabel: `Edit ${path}` }));
  }

  // ── Exercises ───────────────────────────────────────────────────────────────────────────────────────────────────────

  const benches = new Map();

  function addExercise(section, exercise) {
    const { name, stars: count, number } = exercise;
    const hints = [...section.querySelectorAll('details.hint')];
    const answer = section.querySelector('p.answer:not([hidden])');
    const state = element('span', { className: 'state' });
    const place = element('div', { className: 'solve' });
    let bench, starter;

    function showState() {
      const { solved } = recordOf(name);
      state.textContent = solved ? `Solved: ${stars(count)}` : kept(fileOf(name)) !== null ? 'Begun' : '';
      if (answer) answer.hidden = !solved;
    }
    function hint() {
      const { solved, hints: seen } = recordOf(name);
      const next = Math.min(seen + 1, hints.length);
      if (seen >= hints.length) hints.forEach(one => { one.open = true; });
      else hints[next - 1].open = true;
      record(name, { solved, hints: next });
      hints[next - 1].querySelector('summary').focus();
      bench.tell(seen >= hints.length ? 'There is no further hint: all of them are open above.' : '');
    }
    function reset() {
      if (bench.text() !== starter && !confirm('Start anew? What you wrote is lost.')) return;
      bench.replace(starter);
      forget(fileOf(name));
      const { solved, hints: seen } = recordOf(name);
      if (solved) record(name, { hints: seen });
      bench.tell('');
      showState();
    }
    async function test(text, tell) {
      const { told, solved } = await compiler.work(chapterOf(name), { exercise: name, text }, tell);
      const { solved: before, hints: seen } = recordOf(name);
      if (solved) record(name, { solved: before || today(), hints: seen });
      else if (before && solved === false) record(name, { hints: seen });
      showState();
      const unkept = keeps ? '' : '\nThis browser keeps nothing for this page: save your solutions as a file before you leave it.';
      const end = solved ? `Solved: ${stars(count)}${answer ? ' The answer of the book is open now.' : ''}` : before && solved === false ? 'It was solved before, and is not any more.' : '';
      return [told.replace(/\n+$/, ''), end].filter(part => part).join('\n\n') + unkept;
    }
    async function open() {
      begin.disabled = true;
      starter = (await filesOf(chapterOf(name)))[`tangled/exercises/${name}/starter.c`];
      bench = new Bench({
        label: `Your solution of exercise ${number}`, text: kept(fileOf(name)) ?? starter, work: test,
        buttons: [button('Test', () => bench.go(), { className: 'test' }), button('Hint', hint, { hidden: !hints.length }), button('Reset', reset)],
        changed: text => {
          if (text === kept(fileOf(name))) return;
          if (text === starter) forget(fileOf(name)); else keep(fileOf(name), text);
          showState();
        },
      });
      benches.set(fileOf(name), { bench, starter: () => starter, showState });
      place.replaceChildren(bench.body);
      bench.bar.append(state);
      await bench.edit();
    }
    const begin = button('Solve it here', () => open().catch(error => { begin.disabled = false; state.textContent = error.message; }), { className: 'begin', ariaLabel: `Solve exercise ${number} here` });
    place.append(element('p', { className: 'buttons' }, begin, state));
    section.append(place);
    if (answer) section.append(answer);
    benches.set(fileOf(name), { showState });
    showState();
  }

  // What another tab of this book keeps is seen here.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === PREFIX + PROGRESS) { showEarned(); benches.forEach(({ showState }) => showState()); return; }
    const { bench, starter, showState } = benches.get(key?.slice(PREFIX.length)) ?? {};
    const text = newValue ?? starter?.();
    if (bench && bench.text() !== text) bench.replace(text);
    showState?.();
  });

  // ── Solutions as a file ─────────────────────────────────────────────────────────────────────────────────────────────

  function folder() {
    const files = {};
    for (const { name } of exercises) {
      const text = kept(fileOf(name));
      if (text !== null) files[fileOf(name)] = text;
    }
    const progress = kept(PROGRESS);
    if (progress) files[PROGRESS] = progress;
    return files;
  }

  async function save(kind, say) {
    const files = folder();
    const count = Object.keys(files).filter(path => path.endsWith('.c')).length;
    if (!count) return say('There is nothing to save yet: no exercise is begun.');
    await load('archives.js');
    const bytes = await window.archives[kind](files);
    const address = URL.createObjectURL(new Blob([bytes]));
    const link = element('a', { href: address, download: `exercises.${kind}` });
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 60000);
    say(`exercises.${kind} has ${count} of your solutions. It’s what the grader takes, and another device.`);
  }

  // Takes the exercises out of an archive, wherever in it the folder is.
  async function take(file, say) {
    await load('archives.js');
    let files;
    try {
      files = await window.archives.read(new Uint8Array(await file.arrayBuffer()));
    } catch {
      return say(`${file.name} is neither a .tar nor a .zip with files.`);
    }
    const found = (path) => Object.keys(files).find(other => `/${other.replace(/\\/g, '/')}`.endsWith(`/${path}`));
    const progress = files[found(PROGRESS)] ?? '';
    let count = 0;
    for (const { name } of exercises) {
      const path = found(fileOf(name)) ?? found(`${name.split('/')[1]}.c`);
      if (!path) continue;
      keep(fileOf(name), files[path]);
      const { bench, showState } = benches.get(fileOf(name)) ?? {};
      bench?.replace(files[path]);
      const theirs = recordOf(name, progress), ours = recordOf(name);
      record(name, { solved: theirs.solved, hints: Math.max(theirs.hints, ours.hints) });
      showState?.();
      count++;
    }
    say(count ? `${count} solutions are here now. Those of the same exercises that were here are replaced.` : `${file.name} has none of the book’s exercises.`);
  }

  function dialog() {
    const said = element('p', { className: 'words' });
    said.setAttribute('role', 'status');
    const say = text => { said.textContent = text; };
    const fail = error => say(error.message);
    const chooser = element('input', { type: 'file', accept: '.tar,.gz,.tgz,.zip', hidden: true, onchange: () => {
      if (chooser.files[0]) take(chooser.files[0], say).catch(fail);
      chooser.value = '';
    } });
    const solved = exercises.filter(({ name }) => recordOf(name).solved);
    const sum = list => list.reduce((all, { stars: count }) => all + count, 0);
    const made = element('dialog', { className: 'solutions' },
      element('h2', { textContent: 'Your solutions' }),
      element('p', { textContent: `${sum(solved)} of ${sum(exercises)} stars, ${solved.length} of ${exercises.length} exercises. This browser keeps what you write, and no other device sees it. As a file it’s the folder exercises/, as the command line has it.` }),
      element('p', { className: 'buttons' }, button('Save as .tar', () => save('tar', say).catch(fail)), button('Save as .zip', () => save('zip', say).catch(fail)),
        button('Load a file', () => chooser.click()), chooser),
      said,
      element('form', { method: 'dialog' }, element('button', { textContent: 'Close' })));
    made.setAttribute('aria-label', 'Your solutions');
    made.addEventListener('close', () => made.remove());
    document.body.append(made);
    made.showModal();
  }

  // ── The page ────────────────────────────────────────────────────────────────────────────────────────────────────────

  document.querySelectorAll('.box.program[data-name^="tangled/examples/"]').forEach(addProgram);
  for (const exercise of exercises) {
    const id = exercise.name.split('/')[1];
    const section = document.querySelector(`section.exercise[id="${id}"]`);
    if (section) addExercise(section, exercise);
  }
  document.querySelector('.choices')?.append(' ', button('Your solutions', dialog));
  showEarned();
}
