// check-browser: the pages behave as behaviours/*.js say. With PART, half of the cases at a time.
import { readdirSync } from 'node:fs';
import { halfInTurn, run } from './browser.js';

const here = new URL('behaviours/', import.meta.url);
const modules = await Promise.all(readdirSync(here).filter(file => file.endsWith('.js')).sort().map(file => import(new URL(file, here))));

await run(halfInTurn(modules.flatMap(module => module.cases)), count => `${count} behaviours hold`);
