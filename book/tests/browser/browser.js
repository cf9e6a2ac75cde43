// The built pages in Debian's Chromium, from file://. Each check makes a list of cases and gives it to `run`:
//
//   { name, page, width, scheme, scripts, run: async (page, complain) => … }
//
// `page` is the name of a page ("nibbles"), already open when `run` begins; width (1280), scheme ("light") and scripts (true) may be left out.
// What `run` throws and what it gives to `complain` is a failure; so is any error on the page's console, and any request that is not file://.
import { chromium } from 'playwright-core';
import { existsSync, readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const CHROMIUM = '/usr/bin/chromium';
const FLAGS = ['--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update',
  '--disable-sync', ...(process.getuid() === 0 ? ['--no-sandbox'] : [])];
const AT_ONCE = 2;
const HEIGHT = 900;

export const DIRECTORY = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../../../build/book/html');

export const pages = readdirSync(DIRECTORY).filter(file => file.endsWith('.html')).map(file => basename(file, '.html')).sort();
export const addressOf = name => pathToFileURL(`${DIRECTORY}/${name}.html`).href;

export class Failure extends Error {}

export function must(holds, message) {
  if (!holds) throw new Failure(message);
}

function listen(page, complain) {
  page.on('console', message => { if (message.type() === 'error') complain(`the console says: ${message.text()}`); });
  page.on('pageerror', error => complain(`a script fails: ${error.message}`));
  page.on('request', request => {
    if (!/^(file|data|blob|about):/.test(request.url())) complain(`asks for ${request.url()}`);
  });
}

async function runCase(browser, one) {
  const complaints = [];
  const complain = message => { complaints.push(message); };
  const context = await browser.newContext({ viewport: { width: one.width ?? 1280, height: HEIGHT }, colorScheme: one.scheme ?? 'light',
    javaScriptEnabled: one.scripts ?? true, reducedMotion: 'reduce', offline: true });
  context.setDefaultTimeout(10000);
  try {
    const page = await context.newPage();
    listen(page, complain);
    await page.goto(addressOf(one.page));
    await one.run(page, complain);
  } catch (error) {
    complain(error instanceof Failure ? error.message : error.stack);
  } finally {
    await context.close();
  }
  return complaints.map(complaint => `${one.page}.html, ${one.name}: ${complaint}`);
}

async function inTurn(queue, work) {
  while (queue.length > 0) await work(queue.shift());
}

// Runs the cases, prints what fails, and at the end `says(count)` if all hold. `node check-….js WORD` runs those whose name or page has WORD.
export async function run(cases, says) {
  must(existsSync(CHROMIUM), `${CHROMIUM} is not here: make setup-all installs it`);
  const word = process.argv[2] ?? '';
  const queue = cases.filter(one => `${one.page} ${one.name}`.includes(word));
  const count = queue.length;
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const failures = [];
  const work = async one => { failures.push(...await runCase(browser, one)); };
  await Promise.all(Array.from({ length: AT_ONCE }, () => inTurn(queue, work)));
  await browser.close();
  if (count === 0) failures.push(`no case has “${word}” in its name`);
  for (const failure of failures.sort()) console.error(failure);
  if (failures.length > 0) process.exit(1);
  console.log(says(count));
}
