// Programs and exercises that run on the page. This script is small: the editor, the compiler and all else come when somebody asks for them.
// window.onpage, from book.js, knows the exercises, the pieces of the compiler, what a browser cannot run, and what it runs in another way.
'use strict';
{
  const FOLDER = document.currentScript.src.replace(/[^/]*$/, '');
  const LARGEST = 256 * 1024;          // of a solution, in bytes, as the grader says
  const SHOWN = 20000;                 // characters of what a program prints
  const PATIENCE = 120;                // seconds for the compiler
  const { exercises, pieces, lacks, notes } = window.onpage;

  // ── Small things ────────────────────────────────────────────────────────────────────────────────────────────────────

  function element(name, properties = {}, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }
  const button = (text, onclick, properties) => element('button', { type: 'button', textContent: text, onclick, ...properties });
  const stars = count => '★'.repeat(count);
  const counted = (count, what) => `${count} ${what}${count === 1 ? '' : 's'}`;
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

  // ── What is kept: the folder exercises/, as on the command line, and the programs of the book ────────────────────────

  const PREFIX = 'four-bits/';
  const PROGRESS = 'exercises/progress.txt';
  const unkept = new Map();            // what the browser refused, until the page is left

  function kept(path) {
    if (unkept.has(path)) return unkept.get(path);
    try { return localStorage.getItem(PREFIX + path); } catch { return null; }
  }

  function put(path, text) {
    if (text === null) localStorage.removeItem(PREFIX + path);
    else localStorage.setItem(PREFIX + path, text);
  }

  // A text of null is forgotten.
  function keep(path, text) {
    try {
      put(path, text);
      unkept.delete(path);
    } catch { unkept.set(path, text); }
  }

  function keeps() {
    try {
      put('trial', 'x');
      put('trial', null);
      return unkept.size === 0;
    } catch { return false; }
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

  async function loadPieces(job) {
    const all = pieces.reduce((sum, { size }) => sum + size, 0);
    let here = 0;
    for (const { script, size } of pieces) {
      await load(script);
      alive(job);
      here += size;
      job.tell({ here, all });
    }
  }

  async function workerOf(name) {
    const source = await unpacked(new Blob(taken.get(name)));
    return URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
  }

  function alive(job) {
    if (job.isOver) throw new Error('It was stopped.');
  }

  const compiler = {
    worker: undefined, known: new Set(), job: {}, endProgram: () => {},

    // Does one piece of work at a time. What is still under way when it is stopped comes to nothing.
    async work(chapter, work, tell) {
      const job = this.job = { tell };
      const stopped = new Promise(resolve => { job.stop = told => resolve({ told }); });
      try {
        return await Promise.race([stopped, this.answer(job, chapter, work)]);
      } finally {
        job.isOver = true;
        clearTimeout(job.timer);
      }
    },

    async answer(job, chapter, work) {
      await this.start(job);
      if (chapter && !this.known.has(chapter)) {
        const data = await dataOf(chapter);
        alive(job);
        this.worker.postMessage({ more: new Blob([data]) });
        this.known.add(chapter);
      }
      return this.ask(job, work);
    },

    async start(job) {
      if (this.worker) return;
      await loadPieces(job);
      job.tell({ doing: 'The compiler starts…' });
      this.sources ??= { compiler: await workerOf('compiler-worker'), program: await workerOf('program-worker') };
      alive(job);
      this.worker = new Worker(this.sources.compiler);
      this.known.clear();
      for (const name of new Set(pieces.map(({ script }) => script.replace(/-\d+\.js$/, '')))) {
        if (!/worker|shared/.test(name)) this.worker.postMessage({ file: name, bytes: new Blob(taken.get(name)) });
      }
      this.worker.postMessage({ more: new Blob(taken.get('shared')) });
      await this.ask(job, { begin: true });
    },

    // Sends something to the compiler, and answers the questions that come up meanwhile.
    ask(job, work) {
      const { worker } = this;
      const wait = () => {
        clearTimeout(job.timer);
        job.timer = setTimeout(() => this.drop(`The compiler isn’t finished after ${PATIENCE} seconds, and was stopped.`), PATIENCE * 1000);
      };
      return new Promise((resolve, reject) => {
        worker.onmessage = async ({ data }) => {
          wait();
          if (data.note) job.tell({ doing: DOING[data.note] });
          else if (data.run) {
            clearTimeout(job.timer);
            const end = await this.run(data.run);
            wait();
            worker.postMessage({ end });
          } else if (data.failed) reject(new Error(data.failed));
          else resolve(data);
        };
        worker.onerror = event => reject(new Error(event.message));
        wait();
        worker.postMessage(work);
      });
    },

    // Runs a program in a worker of its own, for so many seconds. Of a program that is stopped nothing is heard any more.
    run({ seconds, ...program }) {
      return new Promise(resolve => {
        const got = { printed: [], errors: [], list: [] };
        const worker = new Worker(this.sources.program);
        const text = name => {
          const decoder = new TextDecoder();
          return got[name].map(bytes => decoder.decode(bytes, { stream: true })).join('');
        };
        const finish = end => {
          this.endProgram();
          resolve({ ...end, printed: text('printed'), errors: text('errors') + (end.said || ''), list: text('list') });
        };
        const timer = setTimeout(() => finish({ status: 'time' }), seconds * 1000);
        let alarm;
        const setAlarm = ({ seconds, end }) => {
          clearTimeout(alarm);
          if (seconds > 0) alarm = setTimeout(() => finish(end), seconds * 1000);
        };
        this.endProgram = () => { clearTimeout(timer); clearTimeout(alarm); worker.terminate(); };
        worker.onmessage = ({ data: { name, what, end } }) => { if (end) finish(end); else if (name === 'alarm') setAlarm(what); else got[name].push(what); };
        worker.onerror = event => finish({ status: 132, said: event.message });
        worker.postMessage(program);
      });
    },

    // The compiler is started anew for what comes next: it is loaded already.
    drop(told) {
      this.endProgram();
      this.worker?.terminate();
      this.worker = undefined;
      this.job.stop(told);
    },
  };

  const DOING = { compile: 'It compiles…', link: 'It links…', ask: 'It asks the questions…', test: 'It runs the tests…', run: 'It runs…' };

  // The lines of a text that is told which name a line of the solution: "  line 12: error: expected ';'".
  function complaintsIn(told) {
    return [...told.matchAll(/^ *line (\d+): (.+)$/gm)].map(([, line, message]) =>
      ({ line: Number(line), message, severity: /^The compiler warns/m.test(told) ? 'warning' : 'error' }));
  }

  // ── A bench: an editor, its buttons, and what is told ───────────────────────────────────────────────────────────────

  const benches = new Map();           // by the path of what is written there: { bench, showState }
  let busy;                            // the bench that uses the compiler

  // Some words that a screen reader hears as soon as they change.
  function announced(name, properties, ...children) {
    const made = element(name, properties, ...children);
    made.setAttribute('role', 'status');
    return made;
  }

  class Bench {
    constructor({ label, path, original, buttons, own = [], work, changed }) {
      Object.assign(this, { label, path, original, work, changed });
      this.place = element('div', { className: 'editor' });
      this.stop = button('Stop', () => compiler.drop('It was stopped.'), { hidden: true });
      this.buttons = [...buttons, button('Reset', () => this.reset())];
      this.told = element('pre', { className: 'told', hidden: true, tabIndex: 0 });
      this.told.setAttribute('aria-label', `What is told of ${label}`);
      this.unkept = announced('div', { className: 'unkept' });
      this.bar = element('p', { className: 'buttons' }, ...this.buttons, this.stop, ...this.progress(), ...own,
        element('span', { className: 'leave', textContent: 'Esc, then Tab leaves; Ctrl+Enter runs.' }));
      this.body = element('div', { className: 'bench' }, this.place, this.bar, this.unkept, announced('div', {}, this.told));
    }
    progress() {
      this.doing = announced('span', { className: 'doing' });
      this.loaded = element('span', { className: 'loaded', hidden: true });
      this.meter = element('progress', { hidden: true, ariaLabel: 'The compiler is loaded' });
      return [this.doing, this.loaded, this.meter];
    }

    async edit() {
      if (!this.editor) {
        await load('editor.js');
        this.editor ??= window.newEditor({ parent: this.place, text: this.text(), label: this.label, run: () => this.go(), changed: text => this.write(text) });
        this.warn();
      }
      this.place.scrollIntoView({ block: 'nearest' });
      this.editor.focus();
    }
    text() { return this.editor ? this.editor.text() : kept(this.path) ?? this.original; }

    write(text) {
      keep(this.path, text === this.original ? null : text);
      this.warn();
      this.changed();
    }
    // Another tab or a file may have changed what is kept.
    takeKept() { this.editor?.replace(kept(this.path) ?? this.original); }

    reset() {
      if (this.text() !== this.original && !confirm('Start anew? What you wrote is lost.')) return;
      keep(this.path, null);
      this.takeKept();
      this.tell('');
      this.changed(true);
    }

    warn() {
      this.unkept.textContent = keeps() ? '' : 'This browser doesn’t keep what you write here. Before you leave the page, copy it, or save a file with “Your solutions”.';
    }
    tell(text) {
      this.told.hidden = text === '';
      this.told.textContent = text;
      this.editor?.mark(complaintsIn(text));
      if (text) this.told.scrollIntoView({ block: 'nearest' });
    }
    show({ here, all, doing = 'The compiler is loaded:' }) {
      this.meter.hidden = this.loaded.hidden = here === undefined;
      if (this.doing.textContent !== doing) this.doing.textContent = doing;
      if (here === undefined) return;
      Object.assign(this.meter, { max: all, value: here });
      this.loaded.textContent = `${(here / MEGABYTE).toFixed(1)} of ${(all / MEGABYTE).toFixed(1)} MB`;
    }

    async go() {
      if (busy === this) return;
      if (busy) return this.tell('Something else runs on this page. Stop it first.');
      if (new Blob([this.text()]).size > LARGEST) return this.tell(`This is larger than ${LARGEST / 1024} KiB, and is not taken.`);
      const focused = document.activeElement;
      this.setBusy(true);
      this.tell('');
      this.bar.scrollIntoView({ block: 'nearest' });
      try {
        this.tell(await this.work(this.text(), what => this.show(what)));
      } catch (error) {
        this.tell(`This went wrong, and not because of what you wrote:\n${error.message}`);
        compiler.drop('');
      }
      this.setBusy(false);
      if (document.activeElement === document.body) focused.focus({ preventScroll: true });
    }
    setBusy(is) {
      busy = is ? this : undefined;
      this.buttons.forEach(other => { other.disabled = is; });
      this.stop.hidden = !is;
      if (is) return;
      this.meter.hidden = this.loaded.hidden = true;
      this.doing.textContent = '';
    }
  }

  // ── Programs ────────────────────────────────────────────────────────────────────────────────────────────────────────

  // The arguments with which the page shows a program.
  function argumentsOf(path) {
    const start = `$ ./${path.replace(/.*\/|\.c$/g, '')} `;
    const shown = [...document.querySelectorAll('figure.run code.command')].find(({ textContent }) => textContent.startsWith(start));
    return shown ? shown.textContent.slice(start.length) : '';
  }
  const words = line => [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, ...one]) => one.find(word => word !== undefined));

  function newProgram(path, showState) {
    const original = window.onpage.programs[path].text;
    const line = element('input', { type: 'text', value: argumentsOf(path), spellcheck: false });
    const bench = new Bench({
      label: path, path, original, changed: showState,
      buttons: [button('Run', () => bench.go()), button('Edit', () => bench.edit())],
      own: /\bargc\b/.test(original) ? [element('label', { className: 'arguments' }, 'Arguments ', line)] : [],
      work: async (text, tell) => {
        const { printed = '', told } = await compiler.work(undefined, { program: path, text, isEdited: text !== original, args: words(line.value) }, tell);
        return told && printed ? `${shortened(printed).replace(/\n*$/, '\n')}\n${told}` : shortened(printed) + told || 'It printed nothing.';
      },
    });
    return bench;
  }

  function addProgram(box) {
    const path = box.dataset.name;
    const note = lacks[path] ?? notes[path];
    if (note) box.append(element('p', { className: 'lacks', textContent: note }));
    if (lacks[path]) return;
    const edit = button('Edit', () => open(true), { className: 'edit' });
    function showState() {
      const is = kept(path) !== null;
      edit.textContent = is ? 'Edited' : 'Edit';
      edit.ariaLabel = is ? `Edited: go on with your version of ${path}` : `Edit ${path}`;
    }
    let failed;
    async function open(edits) {
      failed?.remove();
      try {
        await load('programs.js');
        if (!benches.get(path).bench) box.append((benches.get(path).bench = newProgram(path, showState)).body);
        const { bench } = benches.get(path);
        if (edits || kept(path) !== null) await bench.edit();
        if (!edits) bench.go();
      } catch (error) {
        box.append(failed = announced('p', { className: 'lacks', textContent: error.message }));
      }
    }
    benches.set(path, { showState });
    box.querySelector('.head .tools').prepend(button('Run', () => open(false), { className: 'run', ariaLabel: `Run ${path}` }), edit);
    showState();
  }

  // ── Exercises ───────────────────────────────────────────────────────────────────────────────────────────────────────

  function addExercise(section, exercise) {
    const { name, stars: count, number } = exercise;
    const hints = [...section.querySelectorAll('details.hint')];
    const answer = section.querySelector('p.answer:not([hidden])');
    const state = element('span', { className: 'state' });
    const place = element('div', { className: 'solve' });
    const file = fileOf(name);
    let bench;

    function showState() {
      const { solved } = recordOf(name);
      const isBegun = kept(file) !== null;
      state.textContent = solved ? `Solved: ${stars(count)}` : isBegun ? 'Begun' : '';
      begin.textContent = isBegun ? 'Go on' : 'Solve it here';
      begin.ariaLabel = `${begin.textContent}: exercise ${number}`;
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
    // A reset takes the stars back as well.
    function changed(isReset) {
      const { solved, hints: seen } = recordOf(name);
      if (isReset && solved) record(name, { hints: seen });
      showState();
    }
    async function test(text, tell) {
      const { told, solved } = await compiler.work(chapterOf(name), { exercise: name, text }, tell);
      const { solved: before, hints: seen } = recordOf(name);
      if (solved) record(name, { solved: before || today(), hints: seen });
      else if (before && solved === false) record(name, { hints: seen });
      showState();
      const end = solved ? `Solved: ${stars(count)}${answer ? ' The answer of the book is open now.' : ''}` : before && solved === false ? 'It was solved before, and is not any more.' : '';
      return [told.replace(/\n+$/, ''), end].filter(part => part).join('\n\n');
    }
    async function open() {
      begin.disabled = true;
      const original = (await filesOf(chapterOf(name)))[`tangled/exercises/${name}/starter.c`];
      bench = new Bench({
        label: `Your solution of exercise ${number}`, path: file, original, work: test, changed, own: [state],
        buttons: [button('Test', () => bench.go(), { className: 'test' }), button('Hint', hint, { hidden: !hints.length })],
      });
      benches.set(file, { bench, showState });
      place.replaceChildren(bench.body);
      await bench.edit();
    }
    const begin = button('Solve it here', () => open().catch(error => { begin.disabled = false; state.textContent = error.message; }), { className: 'begin' });
    place.append(element('p', { className: 'buttons' }, begin, state));
    section.append(place);
    if (answer) section.append(answer);
    benches.set(file, { showState });
    showState();
  }

  // What another tab of this book keeps is seen here, also by a page that slept meanwhile.
  function lookAnew() {
    benches.forEach(({ bench, showState }) => { bench?.takeKept(); showState(); });
    showEarned();
  }
  addEventListener('storage', lookAnew);
  addEventListener('pageshow', ({ persisted }) => { if (persisted) lookAnew(); });
  document.addEventListener('visibilitychange', () => { if (!document.hidden) lookAnew(); });

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
    say(`exercises.${kind} has ${counted(count, 'solution')}. The grader takes it as it is, and so does this dialog on another device.`);
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
    const found = path => files[Object.keys(files).find(other => `/${other.replace(/\\/g, '/')}`.endsWith(`/${path}`))];
    const texts = exercises.map(({ name }) => ({ name, text: found(fileOf(name)) ?? found(`${name.split('/')[1]}.c`) })).filter(({ text }) => text !== undefined);
    const others = texts.filter(({ name, text }) => ![null, text].includes(kept(fileOf(name)))).length;
    if (others && !confirm(`The file has other versions of ${counted(others, 'solution')} that you have here. Replace yours?`)) return say('All stays as it was.');
    const progress = found(PROGRESS) ?? '';
    for (const { name, text } of texts) takeOne(name, text, progress);
    lookAnew();
    say(texts.length ? `Loaded: ${counted(texts.length, 'solution')}.` : `${file.name} has none of the book’s exercises.`);
  }

  function takeOne(name, text, progress) {
    const theirs = recordOf(name, progress), ours = recordOf(name);
    const isSame = kept(fileOf(name)) === text;
    keep(fileOf(name), text);
    record(name, { solved: theirs.solved ?? (isSame ? ours.solved : undefined), hints: Math.max(theirs.hints, ours.hints) });
  }

  function dialog() {
    const said = announced('p', { className: 'words' });
    const say = text => { said.textContent = text; };
    const fail = error => say(error.message);
    const chooser = element('input', { type: 'file', accept: '.tar,.gz,.tgz,.zip', hidden: true, onchange: () => {
      if (chooser.files[0]) take(chooser.files[0], say).catch(fail).finally(showSum);
      chooser.value = '';
    } });
    const starsOf = list => list.reduce((all, { stars: count }) => all + count, 0);
    const earned = element('span');
    function showSum() {
      const solved = exercises.filter(({ name }) => recordOf(name).solved);
      earned.textContent = `${starsOf(solved)} of ${starsOf(exercises)} stars, ${solved.length} of ${exercises.length} exercises.`;
    }
    const made = element('dialog', { className: 'solutions' },
      element('h2', { textContent: 'Your solutions' }),
      element('p', {}, earned, ` ${keeps() ? 'This browser keeps what you write, and no other device sees it.' : 'This browser doesn’t keep what you write: save it before you leave the page.'} As a file it’s the folder exercises/, as the command line has it.`),
      element('p', { className: 'buttons' }, button('Save as .tar', () => save('tar', say).catch(fail)), button('Save as .zip', () => save('zip', say).catch(fail)),
        button('Load a file', () => chooser.click()), chooser),
      said,
      element('form', { method: 'dialog' }, element('button', { textContent: 'Close' })));
    made.setAttribute('aria-label', 'Your solutions');
    made.addEventListener('close', () => made.remove());
    showSum();
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
