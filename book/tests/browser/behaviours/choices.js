// The colours are the system's until the reader chooses others, and long lines of code scroll until they are to wrap; then so on all pages.
import { addressOf, must } from '../browser.js';

const paper = page => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const LIGHT = 'rgb(252, 251, 247)', DARK = 'rgb(22, 23, 26)';

async function areChosen(page) {
  const button = page.locator('[data-choice=colours]');
  const colours = [await paper(page)];
  for (let i = 0; i < 3; i++) {
    await button.click();
    colours.push(await paper(page));
  }
  const system = colours[0];
  must(colours.join() === [system, LIGHT, DARK, system].join(), `the colours become ${colours.join(', ')}`);
}

async function areKept(page) {
  await page.click('[data-choice=colours]');
  await page.click('[data-choice=colours]');
  await page.goto(addressOf('signed'));
  must(await paper(page) === DARK, 'another page has other colours');
  must((await page.textContent('[data-choice=colours]')) === 'Colours: dark', 'the button does not say which');
  await page.evaluate(() => localStorage.clear());
}

async function arePaper(page) {
  await page.click('[data-choice=colours]');
  await page.click('[data-choice=colours]');
  await page.emulateMedia({ media: 'print' });
  must(await page.evaluate(() => getComputedStyle(document.body).color) === 'rgb(29, 27, 24)', 'on paper the text is not dark');
  await page.evaluate(() => localStorage.clear());
}

async function wraps(page) {
  const wide = () => page.$$eval('main pre', list => list.filter(code => code.scrollWidth > code.clientWidth + 1).length);
  must(await wide() > 0, 'no code is wider than a phone');
  await page.click('nav.side summary');
  await page.click('[data-choice=lines]');
  must(await wide() === 0, 'some code still scrolls');
  await page.reload();
  must(await wide() === 0, 'it scrolls again');
  await page.evaluate(() => localStorage.clear());
}

export const cases = [
  { name: 'lines: they wrap on a phone', page: 'nibbles', width: 390, run: wraps },
  { name: 'colours: system, light, dark, in light', page: 'nibbles', run: areChosen },
  { name: 'colours: system, light, dark, in dark', page: 'index', scheme: 'dark', run: areChosen },
  { name: 'colours: it holds on all pages', page: 'nibbles', run: areKept },
  { name: 'colours: paper is light', page: 'nibbles', run: arePaper },
];
