// A chunk's use opens in place: the button beside it shows, under its line, every piece of the chunk, and the link still leads there.
import { inTurn, must, pages } from '../browser.js';

const CHAPTER = 'many-boards'; // which shows uses outside its folds

// The button of a use of many pieces.
const FIRST = '.opener >> visible=true >> nth=0';

const stateOf = opener => opener.evaluate(button => ({
  expanded: button.getAttribute('aria-expanded'), controls: button.getAttribute('aria-controls'),
  name: button.getAttribute('aria-label'), focused: document.activeElement === button }));

const openedBy = async opener => `[id="${(await stateOf(opener)).controls}"]`;

// Opens every use of the page, those in what has opened as well, and gives what is wrong with it.
const openAll = page => page.evaluate(() => {
  const wrong = [];
  const bare = code => {
    const copy = code.cloneNode(true);
    copy.querySelectorAll('.opener, .opened').forEach(part => part.remove());
    return copy.textContent;
  };
  const boxes = [...document.querySelectorAll('.box[data-name]')];
  const pieces = new Map();
  for (const box of boxes) pieces.set(box.dataset.name, [...pieces.get(box.dataset.name) ?? [], bare(box.querySelector('pre code'))]);
  let count = 0;
  for (const link of document.querySelectorAll('.box[data-name] pre a.use')) open(link, 0);

  function open(link, depth) {
    const name = link.textContent.slice(1, -1), opener = link.nextElementSibling;
    if (!pieces.has(name)) return;
    if (!opener?.matches('button.opener')) { wrong.push(`the use of ‹${name}› has no button`); return; }
    opener.click();
    count = Math.max(count, depth + 1);
    const opened = document.getElementById(opener.getAttribute('aria-controls'));
    const shown = [...opened?.querySelectorAll(':scope > .piece') ?? []];
    if (shown.map(bare).join('\f') !== pieces.get(name).join('\f')) wrong.push(`‹${name}› opens as something else than its pieces`);
    if (opened && opened.getBoundingClientRect().top < link.getBoundingClientRect().bottom - 1) wrong.push(`‹${name}› opens above its line`);
    shown.flatMap(piece => [...piece.querySelectorAll('a.use')]).forEach(inner => open(inner, depth + 1));
  }
  const ids = [...document.querySelectorAll('[id]')].map(element => element.id);
  const twice = ids.find((id, i) => ids.indexOf(id) !== i);
  if (twice) wrong.push(`two elements have the id ${twice}`);
  return { wrong, depth: count };
});

async function showsAllPieces(page, complain) {
  (await openAll(page)).wrong.forEach(complain);
}

async function opensNested(page, complain) {
  const { wrong, depth } = await openAll(page);
  wrong.forEach(complain);
  must(depth >= 2, 'no use opens in what has opened');
}

async function opensAndCloses(page) {
  const opener = page.locator(FIRST);
  const closed = await stateOf(opener);
  must(closed.expanded === 'false' && closed.name, 'a closed button does not say what it is');
  await opener.click();
  must((await stateOf(opener)).expanded === 'true', 'a click does not open it');
  must(await page.isVisible(await openedBy(opener)), 'what has opened is not seen');
  await opener.click();
  must((await stateOf(opener)).expanded === 'false' && await page.isHidden('.opened'), 'a second click does not close it');
}

async function closesByEscape(page) {
  const opener = page.locator(FIRST);
  await opener.focus();
  await page.keyboard.press('Enter');
  must((await stateOf(opener)).expanded === 'true', 'Enter does not open it');
  await page.keyboard.press('Tab');
  must(await page.evaluate(() => document.activeElement.closest('.opened') !== null), 'Tab does not go into what has opened');
  await page.keyboard.press('Escape');
  const { expanded, focused } = await stateOf(opener);
  must(expanded === 'false' && await page.isHidden('.opened'), 'Escape does not close it');
  must(focused, 'the focus does not return to the button');
}

async function fits(page) {
  await opensAndCloses(page);
  await page.locator(FIRST).click();
  must(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'the page scrolls sideways');
}

async function linkLeads(page) {
  const link = page.locator('pre a.use >> visible=true >> nth=0');
  const goal = await link.getAttribute('href');
  await link.click();
  must(await page.evaluate(() => location.hash) === goal, 'the link does not lead to the chunk');
  must(await page.evaluate(() => {
    const { top } = document.querySelector(location.hash).getBoundingClientRect();
    return top >= 0 && top < innerHeight;
  }), 'the chunk is not in view');
  must(await page.isHidden('.opened'), 'the link opens the chunk as well');
}

export const cases = [
  ...inTurn(pages).map(page => ({ name: 'chunks: each use opens as all its pieces', page, run: showsAllPieces, looks: 3 })),
  { name: 'chunks: a use in what has opened opens', page: 'signed', run: opensNested },
  { name: 'chunks: the button opens and closes', page: CHAPTER, run: opensAndCloses },
  { name: 'chunks: Escape closes, and the focus returns', page: CHAPTER, run: closesByEscape },
  { name: 'chunks: what opens fits on a phone', page: CHAPTER, width: 390, run: fits },
  { name: 'chunks: the link leads to the chunk', page: CHAPTER, run: linkLeads },
];
