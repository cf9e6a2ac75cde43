// check-onpage: programs and exercises run on the page. With PART, half of the cases at a time. PAGES is the folder that book/live/make-pages made, of chapters 1 and 8 at least.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { TOP, halfInTurn, must, run } from './browser.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PATIENCE = 120000;   // the compiler starts on a machine that has other things to do as well

const fileOf = name => readFileSync(`${TOP}/tangled/exercises/${name}`, 'utf8');
const exercise = (page, name) => page.locator(`section.exercise[id="${name}"]`);
const program = (page, name) => page.locator(`.box.program[data-name="tangled/examples/${name}"]`);

async function finished(place) {
  await place.page().waitForFunction(box => box.querySelector('.bench .doing').textContent === '' && !box.querySelector('.told').hidden,
    await place.elementHandle(), { timeout: PATIENCE });
  return place.locator('.told').textContent();
}

// Not typed, since the editor closes the brackets of what is typed.
async function write(place, text) {
  await place.locator('.cm-content').click();
  await place.page().keyboard.press('ControlOrMeta+A');
  await place.page().keyboard.press('Delete');
  await place.locator('.cm-content').evaluate((content, pasted) => document.execCommand('insertText', false, pasted), text);
}

async function open(place) {
  await place.locator('.begin').click();
  await place.locator('.cm-content').waitFor({ timeout: PATIENCE });
}

async function test(place, text) {
  if (text !== undefined) await write(place, text);
  await place.locator('.test').click();
  return finished(place);
}

async function runEdited(place, text) {
  if (await place.locator('.cm-content').count() === 0) await place.locator('.head .edit').click();
  await place.locator('.cm-content').waitFor({ timeout: PATIENCE });
  await write(place, text);
  await place.locator('.bench button', { hasText: 'Run' }).click();
  return finished(place);
}

function mustSay(told, sentence) {
  must(told.includes(sentence), `expected “${sentence}”, and found “${told.slice(-400)}”`);
}

const unfold = page => page.$$eval('main details:not(.hint)', folds => folds.forEach(fold => { fold.open = true; }));

// Each case begins with nothing kept, and with all but the hints unfolded.
function anew(then) {
  return async (page, complain) => {
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await unfold(page);
    await then(page, complain);
  };
}

const loaded = page => page.evaluate(() => [...document.scripts].map(script => script.src.replace(/.*\//, '')).filter(src => /llvm|editor|worker|shared|programs/.test(src)));

async function readsNothing(page) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.waitForTimeout(500);
  const scripts = await loaded(page);
  must(scripts.length === 0, `a page that is only read loads ${scripts}`);
}

// With the arguments that the page shows.
async function runsProgram(page) {
  const box = program(page, '11-fills/meet.c');
  await box.locator('.head .run').click();
  await box.locator('.bench').waitFor();
  const told = await finished(box);
  const shown = await page.locator('figure.run', { hasText: '$ ./meet K' }).locator('pre').first().textContent();
  must(told.trim() === shown.trim(), `the page shows “${shown}”, and it prints “${told}”`);
}

const WRONG = [
  ['an endless loop', 'int main(void) { for (;;) ; }', 'It is not finished after 10 seconds, and was stopped'],
  ['endless output', '#include <stdio.h>\nint main(void) { for (;;) puts("again and again and again and again and again and again"); }', 'was stopped'],
  ['a null pointer', 'int main(void) { int *volatile p = 0; return *p; }', 'load of null pointer'],
  ['a wild pointer', '#include <stdint.h>\nint main(void) { volatile char *p = (char *)(uintptr_t)0x70000000; return *p; }', 'at an address where there is no memory of its own'],
  ['an array’s end', 'int main(void) { int a[4] = {0}; int *volatile p = a; return p[4]; }', 'It reads 4 bytes outside of the memory that is meant (line 1).'],
  ['endless calls', 'int f(int n) { volatile int a[9]; a[0] = n; return f(n + 1) + a[0]; }\nint main(void) { return f(1); }', 'It calls itself without end'],
  ['too much memory', '#include <stdlib.h>\nint main(void) { for (;;) { char *volatile p = malloc(1000000); p[0] = 1; } }', 'It takes more and more memory'],
  ['an overflow', 'int main(void) { volatile int n = 2147483647; return n + 1 > 0; }', 'signed integer overflow: 2147483647 + 1 cannot be represented in type \'int\''],
  ['a missing semicolon', 'int main(void) { return 0 }', 'line 1: expected \';\' after return statement'],
  ['a missing function', 'int lost(void);\nint main(void) { return lost(); }', 'The function lost is used, and there is none of this name.'],
  ['no main', 'int f(void) { return 1; }', 'A program starts with main, and this one has none.'],
  ['a file', '#include <stdio.h>\nint main(void) { return fopen("out.txt", "w") == NULL; }', 'It opens files, and a page has none.'],
  ['100,000 characters', `int main(void) { return 0${' + 1'.repeat(25000)}; }`, 'the compiler gives up here'],
  ['more than the grader takes', `/*${'x'.repeat(300000)}*/`, 'This is larger than 256 KiB, and is not taken.'],
];

async function endsInSentences(page) {
  const box = program(page, '01-nibbles/one-byte.c');
  for (const [what, text, sentence] of WRONG) {
    const told = await runEdited(box, text);
    must(told.includes(sentence), `${what}: expected “${sentence}”, and found “${told.slice(-300)}”`);
  }
}

// Stops what runs when the page says this.
async function stopAt(box, words) {
  await box.locator('.bench button', { hasText: 'Run' }).click();
  await box.locator('.doing', { hasText: words }).waitFor({ timeout: PATIENCE });
  await box.locator('button', { hasText: 'Stop' }).click();
  must(await finished(box) === 'It was stopped.', `stopped at “${words}”, it says “${await box.locator('.told').textContent()}”`);
}

// A program that takes longer than what is left of the time of the one before.
const SEVEN_SECONDS = '#include <stdio.h>\n#include <time.h>\nint main(void) { time_t begin = time(0); while (time(0) - begin < 7) ; puts("seven"); }';

async function stops(page) {
  const box = program(page, '01-nibbles/one-byte.c');
  await box.locator('.head .edit').click();
  await box.locator('.cm-content').waitFor({ timeout: PATIENCE });
  await write(box, 'int main(void) { for (;;) ; }');
  await stopAt(box, 'The compiler is loaded');
  await stopAt(box, 'The compiler starts');
  await stopAt(box, 'It runs');
  must(await runEdited(box, SEVEN_SECONDS) === 'seven\n', `after a stop it says “${await box.locator('.told').textContent()}”`);
}

async function keepsPrograms(page) {
  const box = program(page, '01-nibbles/one-byte.c');
  await box.locator('.head .edit').click();
  await box.locator('.cm-content').waitFor({ timeout: PATIENCE });
  await write(box, '/* mine */');
  await page.reload();
  await unfold(page);
  const edit = box.locator('.head .edit');
  must(await edit.textContent() === 'Edited', 'nothing says that the program is edited');
  await edit.click();
  await box.locator('.cm-content', { hasText: '/* mine */' }).waitFor({ timeout: PATIENCE });
  page.once('dialog', dialog => dialog.accept());
  await box.locator('button', { hasText: 'Reset' }).click();
  must(await edit.textContent() === 'Edit' && (await box.locator('.cm-content').textContent()).includes('0x3F'), 'the book’s program is not there again');
}

const focused = page => page.evaluate(() => document.activeElement.textContent);

async function worksByKeys(page) {
  const place = exercise(page, 'bcd-add-byte');
  await place.locator('.begin').focus();
  await page.keyboard.press('Enter');
  await place.locator('.cm-content').waitFor({ timeout: PATIENCE });
  for (const key of ['Escape', 'Tab']) await page.keyboard.press(key);
  must(await focused(page) === 'Test', `Escape and Tab lead to “${await focused(page)}”`);
  await page.keyboard.press('Enter');
  await finished(place);
  must(await focused(page) === 'Test', `after a test “${await focused(page)}” has the focus`);
  await isAccessible(page);
}

async function isAccessible(page) {
  await page.evaluate(AXE);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const { violations } = await page.evaluate(() => axe.run('.exercise:has(.bench)', { resultTypes: ['violations'], preload: false }));
    must(violations.length === 0, violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`).join('\n'));
    must(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `at ${width} px the page scrolls sideways`);
  }
}

async function solves(page) {
  const place = exercise(page, 'bcd-add-byte');
  const answer = place.locator('p.answer');
  must(await answer.isHidden(), 'the answer is open before the exercise is solved');
  await open(place);
  mustSay(await test(place), 'The smallest call that goes wrong:\n    ex_bcd_add(0x08, 0x02)\n      your answer   0x00A\n      right answer  0x010\n');
  const marked = place.locator('.cm-lintRange-error');
  mustSay(await test(place, '#include <stdint.h>\n\nint x = ;\n'), 'It does not compile:\n  line 3: ');
  must(await marked.textContent() === 'int x = ;', 'the line that does not compile is not marked');
  mustSay(await test(place, fileOf('01-nibbles/bcd-add-byte/wrong-looks-too-late.c')), 'This is a known mistake: It looks for digits above 9 when a carry may have hidden them.');
  mustSay(await test(place, fileOf('01-nibbles/bcd-add-byte/answer.c')), 'Solved: ★★');
  must(await marked.count() === 0, 'a line stays marked');
  must(await answer.isVisible(), 'the answer is not open after the exercise is solved');
  must(await page.locator('.side .earned').textContent() === '2 of 11 ★' || /^2 of \d+ ★$/.test(await page.locator('.side .earned').textContent()), 'the contents show no stars');
  await page.reload();
  mustSay(await place.locator('.state').textContent(), 'Solved: ★★');
  await open(place);
  must((await place.locator('.cm-content').textContent()).includes('nb_high'), 'the solution is not kept');
}

async function hintsAndResets(page) {
  const place = exercise(page, 'bcd-add-byte');
  await open(place);
  for (const count of [1, 2]) {
    await place.locator('button', { hasText: 'Hint' }).click();
    must(await place.locator('details.hint[open]').count() === count, `after ${count} hints others are open`);
  }
  await place.locator('button', { hasText: 'Hint' }).click();
  mustSay(await place.locator('.told').textContent(), 'There is no further hint');
  await write(place, 'int lost;');
  page.once('dialog', dialog => dialog.accept());
  await place.locator('button', { hasText: 'Reset' }).click();
  must((await place.locator('.cm-content').textContent()).includes('your turn') || (await place.locator('.cm-content').textContent()).includes('right for 0x12'), 'the starter is not there again');
  must(await page.evaluate(() => localStorage.getItem('four-bits/exercises/01-nibbles/bcd-add-byte.c')) === null, 'what was reset is kept');
}

async function vectors(page) {
  const place = exercise(page, 'unzip');
  await open(place);
  mustSay(await test(place, fileOf('08-sse2/unzip/answer.c')), 'Solved: ');
}

async function leaves(page) {
  const place = exercise(page, 'bcd-add-byte');
  await open(place);
  await write(place, '/* mine */\n');
  await page.evaluate(() => localStorage.setItem('four-bits/exercises/progress.txt', '01-nibbles/bcd-add-byte  solved 2026-01-31  hints 0\n'));
  const solutions = page.locator('.choices button', { hasText: 'Your solutions' });
  await solutions.click();
  const archives = {};
  for (const kind of ['tar', 'zip']) {
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('dialog button', { hasText: `.${kind}` }).click()]);
    archives[kind] = await download.path();
    must(download.suggestedFilename() === `exercises.${kind}`, `it is called ${download.suggestedFilename()}`);
  }
  const listed = execFileSync('tar', ['-tf', archives.tar], { encoding: 'utf8' });
  must(listed.includes('exercises/01-nibbles/bcd-add-byte.c\n'), `the tar has ${listed}`);
  must(execFileSync('unzip', ['-p', archives.zip, 'exercises/01-nibbles/bcd-add-byte.c'], { encoding: 'utf8' }) === '/* mine */\n', 'the zip has something else');
  for (const kind of ['tar', 'zip']) {
    await page.evaluate(() => localStorage.clear());
    await page.locator('dialog button', { hasText: 'Close' }).click();
    await solutions.click();
    must(/, 0 of \d+ exercises/.test(await page.locator('dialog').textContent()), 'the dialog counts what is not there');
    await page.locator('dialog input[type=file]').setInputFiles({ name: `mine.${kind}`, mimeType: 'application/octet-stream', buffer: readFileSync(archives[kind]) });
    await page.locator('dialog .words', { hasText: 'Loaded: 1 solution.' }).waitFor();
    must(await page.evaluate(() => localStorage.getItem('four-bits/exercises/01-nibbles/bcd-add-byte.c')) === '/* mine */\n', `it does not come back from the ${kind}`);
    must(/, 1 of \d+ exercises/.test(await page.locator('dialog').textContent()), `the dialog does not count what comes from the ${kind}`);
  }
}

async function opensOnPhone(page) {
  await page.locator('.side summary').click();
  await page.locator('.choices button', { hasText: 'Your solutions' }).click();
  must(await page.locator('dialog').isVisible(), 'nothing opens');
}

async function twoTabs(page) {
  const other = await page.context().newPage();
  await other.goto(page.url());
  await open(exercise(page, 'bcd-add-byte'));
  await open(exercise(other, 'bcd-add-byte'));
  await write(exercise(page, 'bcd-add-byte'), '/* one */');
  await exercise(other, 'bcd-add-byte').locator('.cm-content', { hasText: '/* one */' }).waitFor();
  const typed = 'what is typed fast '.repeat(5);
  await page.keyboard.type(typed);
  for (const tab of [page, other]) await exercise(tab, 'bcd-add-byte').locator('.cm-content', { hasText: `/* one */${typed.trim()}` }).waitFor();
  await other.close();
}

const REFUSE = { none: () => { Object.defineProperty(window, 'localStorage', { get() { throw new Error('there is none'); } }); },
  full: () => { Storage.prototype.setItem = () => { throw new Error('it is full'); }; } };

// What the browser refuses stays on the page, and may be saved.
async function keepsNothing(page) {
  for (const how of ['none', 'full']) {
    const tab = await page.context().newPage();
    await tab.addInitScript(REFUSE[how]);
    await tab.goto(page.url());
    const place = exercise(tab, 'bcd-add-byte');
    await open(place);
    mustSay(await place.locator('.unkept').textContent(), 'This browser doesn’t keep what you write here.');
    await write(place, '/* mine */');
    mustSay(await place.locator('.state').textContent(), 'Begun');
    await tab.locator('.choices button', { hasText: 'Your solutions' }).click();
    await tab.locator('dialog button', { hasText: '.tar' }).click();
    await tab.locator('dialog .words', { hasText: 'exercises.tar has 1 solution.' }).waitFor();
    await tab.close();
  }
}

async function withoutScripts(page) {
  must(await page.locator('.solve, .run:is(button), .edit').count() === 0, 'there are buttons that do nothing');
  must(await exercise(page, 'bcd-add-byte').locator('p.answer').isVisible(), 'the answer is not there');
}

async function isQuick(page) {
  const place = exercise(page, 'bcd-add-byte');
  await open(place);
  const seconds = [];
  for (let i = 0; i < 3; i++) {
    const began = Date.now();
    await test(place);
    seconds.push((Date.now() - began) / 1000);
  }
  if (process.env.TIMES) console.error(`tests take ${seconds} s`);
  must(!process.env.IDLE || (seconds[0] < 10 && seconds[2] < 1), `tests take ${seconds} s`);
}

await run(halfInTurn([
  { name: 'a page that is only read loads no compiler', page: 'nibbles', run: readsNothing },
  { name: 'a program prints what the page shows', page: 'fills', run: anew(runsProgram) },
  { name: 'what is wrong with a program ends in a sentence', page: 'nibbles', run: anew(endsInSentences) },
  { name: 'edits of a program are kept', page: 'nibbles', run: anew(keepsPrograms) },
  { name: 'keys alone do, and axe finds nothing', page: 'nibbles', only: 'chromium', run: anew(worksByKeys) },
  { name: 'a program can be stopped', page: 'nibbles', run: anew(stops) },
  { name: 'an exercise is tried and solved', page: 'nibbles', run: anew(solves) },
  { name: 'hints, and the starter again', page: 'nibbles', run: anew(hintsAndResets) },
  { name: 'an exercise with vectors', page: 'sse2', run: anew(vectors) },
  { name: 'solutions leave as a file and come back', page: 'nibbles', only: 'chromium', run: anew(leaves) },
  { name: 'solutions are within reach on a phone', page: 'nibbles', width: 390, run: opensOnPhone },
  { name: 'two tabs have the same solution', page: 'nibbles', run: anew(twoTabs) },
  { name: 'a browser that keeps nothing says so', page: 'nibbles', run: anew(keepsNothing) },
  { name: 'without scripts', page: 'nibbles', scripts: false, only: 'chromium', run: withoutScripts },
  { name: 'the compiler is quick (with IDLE: under 10 s, then under 1 s)', page: 'nibbles', run: anew(isQuick) },
]), count => `${count} behaviours of pages that run programs hold`);
