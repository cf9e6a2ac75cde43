// What a copy button gives: of a root, the file that it makes; of any other chunk, plain C; of a listing and an output, its lines.
import { existsSync, readFileSync } from 'node:fs';
import { inTurn, must, pages, TOP } from '../browser.js';
import { sample } from '../kinds.js';

const HEADERS = { nibbles: 'tangled/include/nibble/nibble.h', signed: 'tangled/include/nibble/signed.h' };
const OF_OTHERS = ': on another page */';

// The clipboard is one for all tabs, so each tab keeps what it is given.
const watch = page => page.evaluate(() => {
  navigator.clipboard.writeText = async text => { window.copied = text; };
});

// What the button of each box gives: { name, kind, pieces, text, own }, own being the code of the box as it is shown.
async function copies(page) {
  await watch(page);
  return page.evaluate(async () => {
    const boxes = [...document.querySelectorAll('.box')].filter(box => box.querySelector('pre'));
    const all = [];
    for (const box of boxes) {
      const own = box.querySelector('pre code').textContent.replace(/▸/g, '');
      window.copied = undefined;
      box.querySelector('button.copy')?.click();
      await Promise.resolve();
      const name = box.dataset.name;
      all.push({ name, kind: box.classList[1], own, text: window.copied,
        pieces: boxes.filter(other => name && other.dataset.name === name).length,
        elsewhere: /part \d/.test(box.querySelector('.foot')?.textContent ?? '') });
    }
    return all;
  });
}

const fileOf = name => readFileSync(`${TOP}/${name}`, 'utf8');

async function everyBox(page, complain) {
  for (const { name, kind, own, text, pieces, elsewhere } of await copies(page)) {
    const what = name ?? `${kind}: ${own.slice(0, 40)}`;
    if (text === undefined) complain(`no copy of ${what}`);
    else if (/[‹›▸]/.test(text) && name) complain(`the copy of ${what} is not plain C`);
    else if (!name && kind !== 'file' && text !== `${own}\n`) complain(`the copy of ${what} is something else`);
    else if (name && existsSync(`${TOP}/${name}`) && pieces === 1 && !elsewhere && !text.includes(OF_OTHERS) && text !== fileOf(name))
      complain(`the copy of ${what} is not that file`);
  }
}

// A box may stand in a fold.
const unfold = page => page.evaluate(() => document.querySelectorAll('details').forEach(fold => { fold.open = true; }));

// Of what is opened, and of chunks in chunks, too.
async function givesHeader(page) {
  const name = HEADERS[new URL(page.url()).pathname.match(/(\w+)\.html$/)[1]];
  await watch(page);
  await unfold(page);
  const box = page.locator(`.box[data-name="${name}"]`);
  for (const opened of [false, true]) {
    if (opened) await box.locator('.opener >> nth=0').click();
    await box.locator('button.copy').click();
    must(await page.evaluate(() => window.copied) === fileOf(name), `the copy is not ${name}${opened ? ' when a use is open' : ''}`);
  }
}

async function givesChunk(page) {
  await watch(page);
  await unfold(page);
  const name = 'nibbles in a byte';
  await page.locator(`.box[data-name="${name}"] button.copy >> nth=0`).click();
  const text = await page.evaluate(() => window.copied);
  must(text.includes('nb_high(') && fileOf(HEADERS.nibbles).includes(text), `the copy of ‹${name}› is not what stands in the file: ${text}`);
}

async function says(page, button, words) {
  await page.waitForFunction(given => document.querySelector('.said').textContent === given, words, { timeout: 2000 });
  must(await page.getAttribute('.said', 'role') === 'status', 'what is said is no status');
  must(await button.textContent() === words, `the button does not say ${words}`);
  must(await button.evaluate(element => element === document.activeElement), 'the focus is lost');
}

async function isAnnounced(page) {
  await watch(page);
  await unfold(page);
  const button = page.locator('button.copy >> nth=0');
  must(/^Copy: ./.test(await button.getAttribute('aria-label')), 'the button does not say what it copies');
  await button.focus();
  await page.keyboard.press('Enter');
  await says(page, button, 'Copied');
}

// Where the clipboard refuses, the old way; where that fails too, the page says so.
async function hasOldWay(page) {
  await unfold(page);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
    document.execCommand = () => { window.copied = document.activeElement.value; return window.works; };
  });
  for (const [works, words] of [[true, 'Copied'], [false, 'Not copied']]) {
    await page.evaluate(given => { window.works = given; }, works);
    const button = page.locator(`.box[data-name="${HEADERS.nibbles}"] button.copy`);
    await button.click();
    await says(page, button, words);
    must(await page.evaluate(() => window.copied) === fileOf(HEADERS.nibbles), 'the old way copies something else');
  }
}

const hasNoButtons = async page => must(await page.locator('button:visible').count() === 0, 'there are buttons that do nothing');

export const cases = [
  ...inTurn(pages).map(page => ({ name: 'copying: each box gives what it shows', page, run: everyBox, looks: 1 })),
  ...Object.keys(HEADERS).map(page => ({ name: 'copying: the root gives the header', page, run: givesHeader })),
  { name: 'copying: a chunk gives plain C', page: 'nibbles', run: givesChunk },
  { name: 'copying: it is announced', page: 'nibbles', run: isAnnounced },
  { name: 'copying: without a clipboard', page: 'nibbles', run: hasOldWay },
  ...inTurn(sample).map(page => ({ name: 'without scripts there are no buttons', page, run: hasNoButtons, scripts: false, looks: 1 })),
];
