// The colours are the system's until the reader chooses others, and then those of all pages.
import { addressOf, must } from '../browser.js';

const paper = page => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const LIGHT = 'rgb(252, 251, 247)', DARK = 'rgb(22, 23, 26)';

async function areChosen(page) {
  const button = page.locator('button.scheme');
  const colours = [await paper(page)];
  for (let i = 0; i < 3; i++) {
    await button.click();
    colours.push(await paper(page));
  }
  const system = colours[0];
  must(colours.join() === [system, LIGHT, DARK, system].join(), `the colours become ${colours.join(', ')}`);
}

async function areKept(page) {
  await page.click('button.scheme');
  await page.click('button.scheme');
  await page.goto(addressOf('signed'));
  must(await paper(page) === DARK, 'another page has other colours');
  must((await page.textContent('button.scheme')) === 'Colours: dark', 'the button does not say which');
  await page.evaluate(() => localStorage.clear());
}

async function arePaper(page) {
  await page.click('button.scheme');
  await page.click('button.scheme');
  await page.emulateMedia({ media: 'print' });
  must(await page.evaluate(() => getComputedStyle(document.body).color) === 'rgb(29, 27, 24)', 'on paper the text is not dark');
  await page.evaluate(() => localStorage.clear());
}

export const cases = [
  { name: 'scheme: system, light, dark, in light', page: 'nibbles', run: areChosen },
  { name: 'scheme: system, light, dark, in dark', page: 'index', scheme: 'dark', run: areChosen },
  { name: 'scheme: it holds on all pages', page: 'nibbles', run: areKept },
  { name: 'scheme: paper is light', page: 'nibbles', run: arePaper },
];
