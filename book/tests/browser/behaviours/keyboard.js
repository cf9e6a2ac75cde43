// Keys: the skip link first, the focus always seen, and no key of its own for anything on the page.
import { inTurn, must } from '../browser.js';
import { sample } from '../kinds.js';

const STOPS = 30;   // so many presses of Tab are looked at
const PLAIN_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 's', 'n', 'p', '/', '?', 'h', 'j'];

const focused = page => page.evaluate(() => {
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement);
  const { left, top, width, height } = document.activeElement.getBoundingClientRect();
  return { html: document.activeElement.outerHTML.slice(0, 100), text: document.activeElement.textContent.trim(),
    isBody: document.activeElement === document.body, outlined: outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1,
    seen: width > 0 && height > 0 && left >= 0 && top + height > 0 && top < innerHeight };
});

async function skipsFirst(page) {
  await page.keyboard.press('Tab');
  const { text, seen, html } = await focused(page);
  must(/^Skip/.test(text), `the first stop of Tab is ${html}`);
  must(seen, 'the skip link has the focus and is not seen');
  await page.keyboard.press('Enter');
  must(await page.evaluate(() => location.hash !== '' && document.querySelector(location.hash)?.tagName === 'MAIN'),
    'the skip link does not lead to the text');
}

async function showsTheFocus(page, complain) {
  for (let stop = 1; stop <= STOPS; stop++) {
    await page.keyboard.press('Tab');
    const { html, isBody, outlined, seen } = await focused(page);
    if (isBody) return;
    if (!outlined) complain(`the focus has no outline on ${html}`);
    if (!seen) complain(`the focus is out of sight on ${html}`);
  }
}

// (Live figures wake as they come near, with or without a key.)
const whereWeAre = page => page.evaluate(() => {
  const lengthOf = element => (element.getClientRects().length > 0 ? element.innerText.length : 0);
  const text = [...document.querySelectorAll('figure.live')].reduce((rest, figure) => rest - lengthOf(figure), lengthOf(document.body));
  return [location.href, document.activeElement.tagName, document.querySelectorAll('[open]').length, text].join(' ');
});

async function leavesKeysAlone(page, complain) {
  for (const key of PLAIN_KEYS) {
    const before = await whereWeAre(page);
    await page.keyboard.press(key);
    await page.waitForTimeout(20);
    if (await whereWeAre(page) !== before) complain(`the key ${key} does something`);
  }
}

export const cases = [
  ...inTurn(sample).filter(page => page !== 'index').map(page => ({ name: 'Tab reaches the skip link first', page, run: skipsFirst })),
  ...inTurn(sample).map(page => ({ name: 'the focus is seen', page, run: showsTheFocus })),
  ...inTurn(sample).map(page => ({ name: 'arrows and letters alone do nothing', page, run: leavesKeysAlone })),
];
