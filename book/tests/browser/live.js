// The pages that have live figures, and how one of these comes to life.
import { readFileSync } from 'node:fs';
import { DIRECTORY, pages } from './browser.js';

export const html = new Map(pages.map(name => [name, readFileSync(`${DIRECTORY}/${name}.html`, 'utf8')]));
export const livePages = pages.filter(name => html.get(name).includes('<figure class="drawing live"'));

export const drawn = id => `[id="${id}"] .stage > svg`;

// In a fold as well.
export async function awaken(page, id) {
  await page.evaluate(goal => {
    const figure = document.getElementById(goal);
    for (let fold = figure.closest('details'); fold; fold = fold.parentElement.closest('details')) fold.open = true;
    figure.scrollIntoView({ block: 'center' });
  }, id);
  await page.waitForSelector(drawn(id), { state: 'attached' });
}
