// Live figures: what a reader clicks, drags and types is drawn as the C that the build has draws it, in this browser as in any other; it's said,
// it's kept in the address, and without scripts the picture of the chapter is there. No case here knows what a figure shows.
import { execFileSync } from 'node:child_process';
import { TOP, addressOf, inTurn, must } from '../browser.js';
import { awaken, drawn, html, livePages } from '../live.js';

process.chdir(TOP);
const { ANSWER_END, changed, kinds, pairs, randomFrom, request, walk } = await import('../../figures/walk.mjs');
const { ask } = await import('../../figures/wasm.mjs');
const CLICKS = 12, STATES = process.env.NIGHTLY ? 1000 : 100;
const DRAW = 'build/figures/draw';

function native(asked) {
  const [verdict, attributes, words, controls, drawing] = execFileSync(DRAW, { input: `${asked}\f`, encoding: 'utf8', maxBuffer: 1 << 24 }).split(ANSWER_END);
  return { verdict, attributes, words, controls, drawing };
}

const idsOn = page => page.$$eval('figure.live', figures => figures.map(figure => figure.id).filter(Boolean));

const settled = page => page.evaluate(() => new Promise(done => { requestAnimationFrame(() => setTimeout(done)); }));

// What a page shows of a figure: its words, and all texts in the drawing.
const shownOf = (page, id) => page.$eval(drawn(id), svg => ({ words: svg.getAttribute('aria-label'),
  texts: [...svg.querySelectorAll('text')].map(text => text.textContent).join(' ') }));
const textsIn = drawing => [...drawing.matchAll(/<text[^>]*>([^<]*)/g)].map(([, text]) =>
  text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&quot;/g, '"').replace(/&amp;/g, '&')).join(' ');

// One thing that a reader can do with the figure, done for real: the attributes that it sets, or nothing.
async function act(page, id, random) {
  const stage = `[id="${id}"] .stage`, controls = `[id="${id}"] .controls .own`;
  const handles = await page.$$eval(`${stage} .handle`, list => list.map(({ dataset }) => ({ ...dataset })));
  const slides = await page.$$eval(`${controls} [type=range]`, list => list.map(({ name, min, max }) => ({ name, min: Number(min), max: Number(max) })));
  const lists = await page.$$eval(`${controls} select`, list => list.map(({ name, options }) => ({ name, values: [...options].map(({ value }) => value) })));
  const ways = [handles.length > 0 && 'handle', handles.length > 0 && 'handle', slides.length > 0 && 'slide', lists.length > 0 && 'list'].filter(Boolean);
  const way = ways.length > 0 && random.of(ways);
  if (way === 'slide') {
    const { name, min, max } = random.of(slides), value = String(min + random.below(max - min + 1));
    await page.fill(`${controls} [name="${name}"]`, value);
    return { [name]: value };
  }
  if (way === 'list') {
    const { name, values } = random.of(lists), value = random.of(values);
    await page.selectOption(`${controls} [name="${name}"]`, value);
    return { [name]: value };
  }
  if (way === 'handle') return useHandle(page, stage, handles, random);
  return null;
}

const handleAt = (stage, name) => `${stage} [data-handle="${name}"]`;

async function useHandle(page, stage, handles, random) {
  const movers = handles.filter(handle => 'moves' in handle), goals = handles.filter(handle => 'goal' in handle), sets = handles.filter(handle => handle.set !== undefined);
  if (sets.length > 0 && (movers.length === 0 || random.below(2) === 0)) {
    const one = random.of(sets);
    await press(page, handleAt(stage, one.handle), random);
    return pairs(one.set);
  }
  if (movers.length === 0) return null;
  const from = random.of(movers).handle, to = random.of(goals.filter(goal => goal.handle !== from)).handle;
  if (random.below(2) === 0) await page.dragAndDrop(handleAt(stage, from), handleAt(stage, to));
  else for (const name of [from, to]) await press(page, handleAt(stage, name), random);
  return { move: from + to, picked: '' };
}

async function press(page, selector, random) {
  if (random.below(3) > 0) return page.click(selector);
  await page.$eval(selector, handle => handle.focus());
  return page.keyboard.press(random.of(['Enter', ' ']));
}

// What is refused may leave another piece picked.
async function letGo(page, id) {
  const picked = `[id="${id}"] [data-handle][aria-label$="picked"]`;
  if (!await page.$(picked)) return;
  await page.$eval(picked, handle => handle.focus());
  await page.keyboard.press('Escape');
}

async function follows(page, complain) {
  for (const id of await idsOn(page)) {
    await awaken(page, id);
    const { kind, state: first } = await page.$eval(`[id="${id}"]`, ({ dataset }) => ({ ...dataset }));
    const random = randomFrom(id);
    let state = pairs(first);
    for (let i = 0; i < CLICKS; i++) {
      const changes = await act(page, id, random);
      if (!changes) break;
      await settled(page);
      const next = changed(state, changes), answer = native(request(kind, { ...next, live: 'yes' })), shown = await shownOf(page, id);
      if (answer.verdict !== 'drawn') {
        await letGo(page, id);
        continue;
      }
      state = pairs(answer.attributes);
      delete state.live;
      const told = `#${id} with ${JSON.stringify(changes)}`;
      if (shown.words !== answer.words) complain(`${told} says ${shown.words}, and the C says ${answer.words}`);
      if (shown.texts !== textsIn(answer.drawing)) complain(`${told} shows ${shown.texts}, and the C draws ${textsIn(answer.drawing)}`);
      if (await page.textContent('.said') !== answer.words) complain(`${told}: what is drawn is not said`);
    }
  }
}

// Sums up an answer: whole ones would be a hundred megabytes.
const sumOf = text => {
  let sum = 0;
  for (let i = 0; i < text.length; i++) sum = (Math.imul(sum, 31) + text.charCodeAt(i)) | 0;
  return sum;
};

const answerAs = ({ refused, attributes, words, controls, drawing }, pairsAs) =>
  (refused === undefined ? [pairsAs(attributes), words, controls, drawing].join('\n') : refused);

// Any page with life has all kinds. (A process for each request would take minutes: check-figures compares WebAssembly in node with the C.)
async function asksAsTheBuild(page, complain) {
  await page.evaluate(() => figures.load());
  for (const kind of kinds.keys()) {
    const steps = walk(kind, STATES, ask).map(({ request: asked, answer }) => {
      const [verdict, attributes, words, controls, drawing] = answer.split(ANSWER_END);
      return { asked, sum: sumOf(verdict === 'drawn' ? answerAs({ attributes, words, controls, drawing }, text => text) : attributes) };
    });
    const differing = await page.evaluate(([list, sumAs, inWords]) => {
      const [sum, answerOf] = [sumAs, inWords].map(code => eval(`(${code})`));
      const joined = attributes => Object.entries(attributes).map(([name, value]) => `${name}=${value}`).join('&');
      return list.find(({ asked, sum: wanted }) => {
        const [, number, name, ...lines] = asked.split('\n');
        const attributes = Object.fromEntries(lines.map(line => line.split(/=(.*)/s).slice(0, 2)));
        return sum(answerOf(figures.ask(name, number, attributes), joined)) !== wanted;
      })?.asked;
    }, [steps, String(sumOf), String(answerAs)]);
    if (differing) complain(`this browser draws something else for:\n${differing}`);
  }
}

// The first figure of a page whose handles set attributes, or which has pieces.
async function figureWith(page, selector) {
  for (const id of await idsOn(page)) {
    await awaken(page, id);
    if (await page.$(`[id="${id}"] .stage ${selector}`)) return id;
  }
  throw new Error(`no figure has ${selector}`);
}

const addressIs = (page, what) => page.waitForFunction(wanted => wanted === '' ? !location.hash.includes('?') : location.hash.includes(wanted), what);
const wordsOf = (page, id) => page.$eval(drawn(id), svg => svg.getAttribute('aria-label'));

async function keepsAddress(page) {
  const id = await figureWith(page, '.handle[data-set]');
  const before = await wordsOf(page, id);
  await page.click(`[id="${id}"] .handle[data-set] >> nth=0`);
  const words = await wordsOf(page, id);
  must(words !== before, 'a click changes nothing');
  must(await page.$eval(`[id="${id}"]`, ({ classList }) => classList.contains('differs')), 'the caption does not tell that it belongs to the first drawing');
  await addressIs(page, `#${id}?`);
  const link = await page.$eval(`[id="${id}"] [data-link]`, ({ href }) => href);
  must(link === page.url(), `the link leads to ${link}, not to ${page.url()}`);
  await page.click(`[id="${id}"] [data-link]`);
  await page.waitForFunction(goal => /^(Copied|In the address bar)$/.test(document.querySelector(goal).textContent), `[id="${id}"] [data-link]`);
  must(page.url() === link, 'Link changes the address');
  await page.goto(addressOf('index'));
  await page.goto(link);
  await page.waitForSelector(drawn(id));
  await page.waitForFunction(([goal, wanted]) => document.querySelector(goal).getAttribute('aria-label') === wanted, [drawn(id), words]);
  must(await page.$eval(drawn(id), svg => { const { top, bottom } = svg.getBoundingClientRect(); return top < innerHeight && bottom > 0; }), 'the figure of the address is out of sight');
  await page.click(`[id="${id}"] [data-reset]`);
  must(await wordsOf(page, id) === before, 'Reset does not bring back the figure of the chapter');
  await addressIs(page, '');
}

async function refuses(page) {
  const id = await figureWith(page, '.handle');
  const field = `[id="${id}"] .own input:not([type=range])`, before = await wordsOf(page, id), right = await page.inputValue(field);
  await page.focus(field);
  await page.keyboard.press('End');
  await page.keyboard.type('?');
  await settled(page);
  must(await page.isVisible(`[id="${id}"] .refusal`) && await page.getAttribute(field, 'aria-invalid') === 'true', 'nothing tells what is wrong');
  must(await wordsOf(page, id) === before, 'what is refused changes the figure');
  await page.keyboard.press('Enter');
  must((await page.textContent('.said')).length > 0, 'nobody hears what is wrong');
  await page.fill(field, right);
  await settled(page);
  must(!await page.isVisible(`[id="${id}"] .refusal`) && !await page.getAttribute(field, 'aria-invalid'), 'what is right is refused');
}

async function takesKeys(page) {
  const id = await figureWith(page, '.handle');
  const current = () => page.evaluate(() => document.activeElement.dataset?.handle);
  await page.$eval(`[id="${id}"] .handle[tabindex="0"]`, handle => handle.focus());
  must(await page.$$eval(`[id="${id}"] .handle[tabindex="0"]`, ({ length }) => length) === 1, 'more than one handle stops the Tab key');
  await page.keyboard.press('End');
  const last = await current();
  await page.keyboard.press('Home');
  const first = await current();
  must(first && last && first !== last, 'Home and End do not lead to the first and the last handle');
  await page.keyboard.press('ArrowRight');
  must(await current() !== first, 'an arrow leads nowhere');
  const handle = await current();
  await page.keyboard.press('Enter');
  must(await current() === handle, 'the focus is lost when a key changes the figure');
}

const dragBy = async (page, id, from, to) => {
  const at = async name => {
    const { x, y, width, height } = await page.locator(`[id="${id}"] [data-handle="${name}"]`).boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  return { start: await at(from), end: await at(to) };
};

// (Chromium's own protocol: no other has fingers.)
async function takesTouch(page) {
  const id = await page.$eval('figure.live[data-kind=board][data-state^="fen="]', figure => figure.id);
  await awaken(page, id);
  const [from, to] = await page.$eval(`[id="${id}"] .stage`, stage => [stage.querySelector('[data-moves]').dataset.handle,
    stage.querySelector('[data-goal]:not([data-moves])').dataset.handle]);
  const before = await wordsOf(page, id), { start, end } = await dragBy(page, id, from, to);
  const client = await page.context().newCDPSession(page);
  const touch = (type, points) => client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  await touch('touchStart', [start]);
  for (let i = 1; i <= 5; i++) await touch('touchMove', [{ x: start.x + (end.x - start.x) * i / 5, y: start.y + (end.y - start.y) * i / 5 }]);
  await touch('touchEnd', []);
  await settled(page);
  must(await wordsOf(page, id) !== before, 'a piece does not follow a finger');
  const [tapped] = await page.$$eval(`[id="${id}"] [data-moves]`, list => list.map(({ dataset }) => dataset.handle));
  const { start: place } = await dragBy(page, id, tapped, tapped);
  await touch('touchStart', [place]);
  await touch('touchEnd', []);
  await settled(page);
  must(await page.$(`[id="${id}"] [data-handle="${tapped}"][aria-label$="picked"]`), 'a tap picks no piece');
}

async function plays(page) {
  const id = await figureWith(page, '.handle');
  const stepper = `[id="${id}"] .stepper`, value = () => page.inputValue(`${stepper} [type=range]`);
  must(await page.isHidden(`${stepper} [data-play]`), 'it offers to play where motion is not wanted');
  await page.click(`${stepper} [data-step="-1"]`);
  const before = Number(await value());
  await page.click(`${stepper} [data-step="1"]`);
  must(Number(await value()) === before + 1, 'a click on ▸ is no step');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.click(`${stepper} [data-step="-1"]`);
  await page.click(`${stepper} [data-play]`);
  await page.waitForFunction(([selector, last]) => Number(document.querySelector(selector).value) === last, [`${stepper} [type=range]`, before + 1]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
}

// Counting takes place beside the page: its result is the C's, and it can be stopped.
async function counts(page) {
  const id = await page.$eval('figure.live[data-kind=divide]', figure => figure.id);
  await awaken(page, id);
  const { state } = await page.$eval(`[id="${id}"]`, ({ dataset }) => ({ ...dataset }));
  const start = async depth => {
    await page.selectOption(`[id="${id}"] select[name=depth]`, depth);
    await page.click(`[id="${id}"] [data-count]`);
  };
  const stop = `[id="${id}"] [data-stop]`;
  await start('5');
  await page.waitForFunction(goal => document.querySelector(goal).hidden, stop);
  const { words } = native(request('divide', { ...pairs(state), depth: '5' }));
  must(await wordsOf(page, id) === words, `the page counts ${await wordsOf(page, id)}, and the C ${words}`);
  must(/million a second/.test(await page.textContent(`[id="${id}"] .speed`)), 'nothing tells how fast it was');
  must(await page.isHidden(`[id="${id}"] [data-count]`), 'what is counted can be counted again');
  await start('7');
  await page.click(stop);
  must(await page.isHidden(stop) && await page.isVisible(`[id="${id}"] [data-count]`), 'Stop does not stop');
}

async function isAPicture(page, complain) {
  const pictures = await page.$$eval('figure.live > svg', list => list.map(svg => [svg.getAttribute('role'), svg.getAttribute('aria-label')]));
  must(pictures.length > 0, 'there is no picture');
  for (const [role, words] of pictures) if (role !== 'img' || !words) complain('a picture without scripts has no words');
  must(await page.$('figure.live .controls, figure.live .handle') === null, 'without scripts there are controls');
}

async function loadsLate(page) {
  must(await page.$('script[src="nibble.js"]') === null, 'the C is loaded before a figure is near');
  const [id] = await idsOn(page);
  await awaken(page, id);
  must(await page.$('script[src="nibble.js"]') !== null, 'the C is not loaded');
}

async function isLight(page) {
  must(await page.$('script[src^="live"], script[src="nibble.js"]') === null, 'the first page loads what draws figures');
}

const first = selector => livePages.find(name => selector.test(html.get(name).split('<figure class="drawing live"').slice(1).map(part => part.slice(0, 400)).join('\n')));
const BITS = first(/data-kind="(byte|word)"/), PIECES = first(/data-kind="board" data-state="fen=/), STEPS = first(/data-kind="carry" data-state="bits=32/), DIVIDES = first(/data-kind="divide"/);

export const cases = [
  ...inTurn(livePages).map(page => ({ name: 'live figures: clicks, drags and keys draw what the C draws', page, run: follows })),
  { name: 'live figures: this browser asks as the build does', page: BITS, run: asksAsTheBuild },
  { name: 'live figures: the state is in the address', page: BITS, run: keepsAddress },
  { name: 'live figures: what is wrong is refused', page: BITS, run: refuses },
  { name: 'live figures: keys lead through the handles', page: BITS, run: takesKeys },
  { name: 'live figures: fingers drag and tap', page: PIECES, run: takesTouch, only: 'chromium' },
  { name: 'live figures: steps are taken and played', page: STEPS, run: plays, only: 'chromium' },
  { name: 'live figures: what takes long is counted beside the page', page: DIVIDES, run: counts },
  { name: 'live figures: the C is loaded when a figure is near', page: STEPS, run: loadsLate },
  { name: 'live figures: the first page stays light', page: 'index', run: isLight },
  ...inTurn(livePages).map(page => ({ name: 'live figures: a picture without scripts', page, run: isAPicture, scripts: false, looks: 1, only: 'chromium' })),
];
