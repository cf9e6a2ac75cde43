// check-browser: the pages behave as behaviours/*.js say.
import { readdirSync } from 'node:fs';
import { run } from './browser.js';

const here = new URL('behaviours/', import.meta.url);
const modules = await Promise.all(readdirSync(here).filter(file => file.endsWith('.js')).sort().map(file => import(new URL(file, here))));

await run(modules.flatMap(module => module.cases), count => `${count} behaviours hold`);
