// The contract of a name of C comes by pointer and by Tab, stays as long as it is wanted, and says itself to a screen reader.
import { inTurn, must, pages } from '../browser.js';

const CHAPTER = 'nibbles';
const TIP = '[role=tooltip]';
const PATIENCE = 600;   // longer than the script waits before it shows or hides

// A link whose name has a contract of some words, not near the edge of the window.
async function aName(page) {
  const link = page.locator('main p a.ref[href$="#nb_swap"] >> nth=0');
  await link.scrollIntoViewIfNeeded();
  return link;
}

const isShown = page => page.isVisible(TIP);

async function isDescribed(page, link) {
  const id = await link.getAttribute('aria-describedby');
  must(id && await page.evaluate(given => document.getElementById(given)?.getAttribute('role') === 'tooltip', id),
    'the link is not described by the contract');
  const text = await page.textContent(TIP);
  must(text.includes('nb_swap(') && text.includes('exchanged'), `this is not its declaration and contract: ${text}`);
}

// What the contract covers, in the window.
async function isInWindow(page) {
  const { x, y, width } = await page.locator(TIP).boundingBox();
  const window = page.viewportSize();
  must(x >= 0 && y >= 0 && x + width <= window.width, 'the contract is not in the window');
}

async function comesByPointer(page) {
  const link = await aName(page);
  await link.hover();
  await page.waitForSelector(TIP, { timeout: 2000 });
  await isDescribed(page, link);
  await isInWindow(page);
}

async function stays(page) {
  await comesByPointer(page);
  const { x, y, width, height } = await page.locator(TIP).boundingBox();
  await page.mouse.move(x + width / 3, y + height / 2, { steps: 6 });
  await page.waitForTimeout(PATIENCE);
  must(await isShown(page), 'it goes while the pointer is over it');
  await page.mouse.move(2, 2);
  await page.waitForTimeout(PATIENCE);
  must(!await isShown(page), 'it stays when the pointer has left');
}

async function closes(page) {
  const link = await aName(page);
  await comesByPointer(page);
  await page.keyboard.press('Escape');
  must(!await isShown(page), 'Escape does not close it');
  must(await link.getAttribute('aria-describedby') === null, 'the link is still described by it');
}

// From the link before it, by Tab.
async function comesByTab(page) {
  const link = await aName(page);
  await link.evaluate(goal => {
    const stops = [...document.querySelectorAll('main :is(a[href], button, [tabindex="0"])')];
    stops[stops.indexOf(goal) - 1].focus();
  });
  await page.keyboard.press('Tab');
  must(await link.evaluate(goal => document.activeElement === goal), 'Tab does not reach the name');
  must(await isShown(page), 'the focus does not bring it');
  await isDescribed(page, link);
  await page.keyboard.press('Escape');
  must(!await isShown(page), 'Escape does not close it');
  must(await link.evaluate(goal => document.activeElement === goal), 'Escape takes the focus away');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  must(await isShown(page), 'it does not come again');
  await page.keyboard.press('Shift+Tab');
  must(!await isShown(page) || await link.getAttribute('aria-describedby') === null, 'it stays when the focus has left');
}

async function staysInWindow(page) {
  const link = await aName(page);
  await page.keyboard.press('Tab');
  await link.focus();
  must(await isShown(page), 'the focus does not bring it');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.waitForTimeout(PATIENCE);
  must(await isShown(page), 'it goes when the window shrinks');
  await isInWindow(page);
  must(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'it makes the page scroll sideways');
}

async function hasEntries(page, complain) {
  const without = await page.evaluate(() => [...document.querySelectorAll('a.ref')].map(link => link.hash.slice(1))
    .filter(name => typeof NAMES === 'undefined' || !Object.hasOwn(NAMES, name) || !NAMES[name][0]));
  [...new Set(without)].forEach(name => complain(`nothing is known of ${name}`));
}

export const cases = [
  { name: 'contracts: the pointer brings one', page: CHAPTER, run: comesByPointer },
  { name: 'contracts: one fits on a phone', page: CHAPTER, width: 390, run: comesByPointer },
  { name: 'contracts: the pointer may go there', page: CHAPTER, run: stays },
  { name: 'contracts: Escape closes one', page: CHAPTER, run: closes },
  { name: 'contracts: Tab brings one', page: CHAPTER, run: comesByTab },
  { name: 'contracts: one stays in a window that shrinks', page: CHAPTER, run: staysInWindow },
  ...inTurn(pages).map(page => ({ name: 'contracts: every name has one', page, run: hasEntries, looks: 1 })),
];
