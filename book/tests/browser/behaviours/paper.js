// On paper: no controls, and nothing folded but the sections in the contents.
import { inTurn } from '../browser.js';
import { sample } from '../kinds.js';

const CONTROLS = 'button, input, form, .skip, nav.steps, nav.side, nav.downloads, .said';

async function hasNoControls(page, complain) {
  await page.emulateMedia({ media: 'print' });
  const seen = await page.locator(CONTROLS).locator('visible=true').evaluateAll(list => list.map(element => element.outerHTML.slice(0, 80)));
  if (seen.length > 0) complain(`${seen.length} controls are printed, the first is ${seen[0]}`);
}

async function isUnfolded(page, complain) {
  await page.emulateMedia({ media: 'print' });
  const folded = () => page.$$eval('main details:not(nav *, [open]), .margin.folded', list => list
    .filter(element => element.matches('details') || element.querySelector(':scope > :not(.more)').scrollWidth > element.clientWidth + 1).length);
  const before = await folded();
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  if (await folded() > 0) complain('something is folded');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  if (await folded() !== before) complain('the page is not after the printing as it was before');
}

export const cases = [
  ...inTurn(sample).map(page => ({ name: 'paper: no controls', page, run: hasNoControls, looks: 1 })),
  ...inTurn(sample).map(page => ({ name: 'paper: nothing is folded', page, width: 390, run: isUnfolded, looks: 1 })),
];
