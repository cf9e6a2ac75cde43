// Code that repeats is folded: the line of a fold says what is in it, and what leads into a fold opens it.
import { addressOf, inTurn, must, pages } from '../browser.js';
import { search } from '../states.js';

const CHAPTER = 'nibbles', OTHER = 'chess';

async function saysWhatIsInIt(page, complain) {
  const folds = await page.$$eval('details.again', list => list.map(fold => ({
    line: fold.querySelector('summary').textContent, links: fold.querySelectorAll('summary a').length,
    lines: [...fold.querySelectorAll('.box[data-name] pre')].reduce((sum, code) => sum + code.textContent.trimEnd().split('\n').length, 0),
    list: fold.querySelector('.names')?.textContent ?? '', names: [...fold.querySelectorAll('.box[data-name]')].map(box => box.dataset.name), open: fold.open })));
  for (const { line, links, lines, list, names, open } of folds) {
    if (open) complain(`is open from the beginning: ${line}`);
    if (links > 0) complain(`has links in its line: ${line}`);
    if (names.length === 0) complain(`has no chunk: ${line}`);
    if (!new RegExp(`\\b${lines} lines?$`).test(line.trim())) complain(`does not end with its ${lines} lines: ${line}`);
    names.filter(name => !list.includes(name.split('/').pop())).forEach(name => complain(`‹${name}› is not in the list of chunks of: ${line}`));
  }
}

const isSeen = (page, id) => page.evaluate(goal => {
  const { top, bottom, height } = document.getElementById(goal).getBoundingClientRect();
  return height > 0 && bottom > 0 && top < innerHeight;
}, id);

// The ids in the last fold of the chapter.
const idsIn = page => page.$$eval('details.again:last-of-type [id]', list => list.map(element => element.id));

// Both ways a link can lead: from this page, and with the address of another one.
async function opensForLinks(page, complain) {
  await page.goto(addressOf(CHAPTER));
  const ids = (await idsIn(page)).slice(0, 5);
  must(ids.length > 0, 'nothing in a fold can be led to');
  for (const id of ids) {
    await page.goto(addressOf(CHAPTER));
    await page.evaluate(goal => {
      const link = document.createElement('a');
      link.href = `#${goal}`;
      document.querySelector('main').prepend(link);
      link.click();
    }, id);
    if (!await isSeen(page, id)) complain(`a link to #${id} does not show it`);
    await page.goto(addressOf(OTHER));
    await page.goto(`${addressOf(CHAPTER)}#${id}`);
    if (!await isSeen(page, id)) complain(`the address #${id} does not show it`);
  }
}

// A link whose address is there already opens its fold again.
async function opensAgain(page) {
  const [id] = await idsIn(page);
  await page.goto(`${addressOf(CHAPTER)}#${id}`);
  await page.$$eval('details.again', list => list.forEach(fold => { fold.open = false; }));
  await page.evaluate(goal => {
    const link = document.createElement('a');
    link.href = `#${goal}`;
    document.querySelector('main').prepend(link);
    link.click();
  }, id);
  must(await isSeen(page, id), `a second click on a link to #${id} does not show it`);
}

// A word or a number that stands in folds alone.
const wordInFold = page => page.evaluate(() => {
  const text = element => element.textContent.toLowerCase();
  const copy = document.querySelector('main').cloneNode(true);
  copy.querySelectorAll('details').forEach(fold => fold.remove());
  const words = [...document.querySelectorAll('details.again pre')].flatMap(code => text(code).match(/\b[a-z0-9]{7,}\b/g) ?? []);
  return words.find(word => !text(copy).includes(word));
});

async function opensForSearch(page, complain) {
  const word = await wordInFold(page);
  must(word, 'no word stands in folds alone');
  for (const from of [CHAPTER, OTHER]) {
    await page.goto(addressOf(from));
    await search(page, word);
    await page.click(`.found li a[href^="${CHAPTER}.html"]`);
    await page.waitForURL(url => url.href.includes(`${CHAPTER}.html`));
    await page.waitForTimeout(300);
    const opened = await page.$$eval('details.again[open]', (list, wanted) => list.some(fold => fold.textContent.toLowerCase().includes(wanted)), word);
    if (!opened) complain(`from ${from}.html, the place of “${word}” stays folded`);
  }
}

async function opensWithoutScripts(page) {
  await page.click('details.again summary');
  must(await page.isVisible('details.again pre >> nth=0'), 'a click does not open it');
}

export const cases = [
  ...inTurn(pages).map(page => ({ name: 'folds: the line says what is in it', page, run: saysWhatIsInIt, looks: 1 })),
  { name: 'folds: what leads into one opens it', page: CHAPTER, run: opensForLinks },
  { name: 'folds: a link opens it a second time', page: CHAPTER, run: opensAgain },
  { name: 'folds: a search opens it', page: CHAPTER, run: opensForSearch },
  { name: 'folds: it opens without scripts', page: CHAPTER, run: opensWithoutScripts, scripts: false },
];
