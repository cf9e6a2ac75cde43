// Notes stand beside the text on a desk, are a line that opens on a phone, and are all there without scripts.
import { inTurn, must, pages } from '../browser.js';
import { sample } from '../kinds.js';
import { openFolds } from '../states.js';

const LINE = 40;   // px; a folded note is no higher

// Each note, those in folds as well: where it is, whether it is whole, and its button.
async function notesOf(page) {
  await openFolds(page);
  return page.$$eval('.margin', notes => notes.map(note => {
    const { left, top, height } = note.getBoundingClientRect();
    const beside = note.parentElement.getBoundingClientRect();
    const text = [...note.children].find(child => !child.matches('.more'));
    const button = note.querySelector('.more');
    const parts = [...note.querySelectorAll(':scope > :not(.more)')];
    return { words: note.textContent.trim().slice(0, 40), left, top, height, beside: { top: beside.top, bottom: beside.bottom },
      right: document.querySelector('main p').getBoundingClientRect().right,
      whole: parts.every(part => part.getClientRects().length > 0) && text.scrollWidth <= text.clientWidth + 1,
      button: button !== null && button.getClientRects().length > 0, expanded: button?.getAttribute('aria-expanded') };
  }));
}

async function standBeside(page, complain) {
  let end = 0;
  for (const { words, left, top, height, right, beside, whole, button } of await notesOf(page)) {
    if (top < end) complain(`the note “${words}” lies over the one before`);
    if (left < right) complain(`the note “${words}” is not beside the text`);
    if (top < beside.top - 2 || top > Math.max(beside.bottom, end + 20)) complain(`the note “${words}” is not where its text is`);
    end = top + height;
    if (!whole) complain(`the note “${words}” is not whole`);
    if (button) complain(`the note “${words}” has a button that is not needed`);
  }
}

async function areFolded(page, complain) {
  for (const { words, height, button, expanded } of await notesOf(page)) {
    if (height > LINE) complain(`the note “${words}” is ${height} px high`);
    if (!button || expanded !== 'false') complain(`the note “${words}” has no button that opens it`);
  }
}

async function open(page, complain) {
  await openFolds(page);
  for (const button of await page.locator('.margin .more').all()) await button.click();
  for (const { words, whole, expanded } of await notesOf(page)) {
    if (!whole) complain(`the note “${words}” does not open`);
    if (expanded !== 'true') complain(`the button of “${words}” does not say that it is open`);
  }
  for (const button of await page.locator('.margin .more').all()) await button.click();
  await areFolded(page, complain);
}

async function areReadable(page, complain) {
  for (const { words, whole } of await notesOf(page)) if (!whole) complain(`the note “${words}” cannot be read`);
}

async function openForFocus(page) {
  const link = page.locator('.margin a >> nth=0');
  await link.focus();
  must(await link.evaluate(element => !element.closest('.margin').matches('.folded')), 'the note of the link stays folded');
}

const on = (some, name, width, run, more = {}) => some.map(page => ({ name: `notes: ${name}`, page, width, run, looks: 2, ...more }));

export const cases = [
  { name: 'notes: this chapter has some', page: 'nibbles', run: async page => must((await notesOf(page)).length > 3, 'there is nothing to look at') },
  ...on(inTurn(pages), 'they stand beside the text', 1400, standBeside),
  ...on(inTurn(sample), 'a line each on a phone', 390, areFolded),
  ...on(inTurn(sample), 'they open', 390, open),
  ...on(inTurn(sample), 'without scripts all can be read', 390, areReadable, { scripts: false }),
  { name: 'notes: one opens for the focus', page: 'nibbles', width: 390, run: openForFocus },
];
