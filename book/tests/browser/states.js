// The states in which pages are judged: { name, on: page => whether it is tried there, open: async page => … }. `open` gives false where the
// state cannot be reached. A new thing that opens gets a line here.
import { awaken, livePages } from './live.js';

const FIRST = 'index', CHAPTER = 'nibbles';

export const openDetails = page => page.evaluate(() => {
  for (const details of document.querySelectorAll('details')) details.open = true;
});

// What folds in the text, without the contents.
export const openFolds = page => page.$$eval('main details', folds => folds.forEach(fold => { fold.open = true; }));

export async function search(page, words) {
  await page.fill('#search-words', words);
  await page.waitForFunction(text => document.querySelector('.found').dataset.words === text ||
    document.querySelector('.found [role=status]').textContent.includes('does not work'), words);
}

// The first three uses of a chunk, opened in place.
const openChunks = page => page.evaluate(() => {
  const openers = [...document.querySelectorAll('main .opener')].slice(0, 3);
  openers.forEach(opener => opener.click());
  return openers.length > 0 && document.querySelector('.opened') !== null;
});

async function showTip(page) {
  await page.locator('main pre a.ref:visible').first().focus();
  return page.locator('[role=tooltip]').isVisible();
}

// All live figures of the page, each after a click on its first handle and its last one, which may be a piece to pick, and with a value that is
// refused in its first field.
async function liveFigures(page) {
  for (const id of await page.$$eval('figure.live', figures => figures.map(figure => figure.id))) {
    await awaken(page, id);
    for (const at of ['first', 'last']) {
      const handles = page.locator(`[id="${id}"] .handle`);
      if (await handles.count() > 0) await handles[at]().click();
    }
    const field = page.locator(`[id="${id}"] .own input:not([type=range])`).first();
    if (await field.count() > 0) await field.fill('?');
  }
}

export const states = [
  { name: 'all that folds unfolded', on: () => true, open: openDetails },
  { name: 'search results', on: page => [FIRST, CHAPTER].includes(page), open: page => search(page, 'nibble') },
  { name: 'chunks opened in place', on: page => page === CHAPTER, open: openChunks },
  { name: 'live figures in use', on: page => livePages.includes(page), open: liveFigures },
  { name: 'the contract of a name', on: page => page === CHAPTER, open: showTip },
];
