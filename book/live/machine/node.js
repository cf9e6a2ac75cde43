// node.js: the same machine in Node, for the build and for tests.

import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { fileURLToPath } from 'node:url';
import { runProgram } from './program.js';

const FILE = fileURLToPath(import.meta.url);

if (!isMainThread && workerData && workerData.program) {
  const end = await runProgram(workerData.program, (name, what) => parentPort.postMessage({ name, what }));
  parentPort.postMessage({ end });
}

// Runs a program for so many seconds.
export function run({ seconds, ...program }) {
  return new Promise((resolve) => {
    const got = { printed: [], errors: [], list: [] };
    const worker = new Worker(FILE, { workerData: { program } });
    const finish = (end) => {
      clearTimeout(timer);
      clearTimeout(alarm);
      worker.terminate();
      const text = (name) => Buffer.concat(got[name]).toString('utf8');
      resolve({ ...end, printed: text('printed'), errors: text('errors') + (end.said || ''), list: text('list') });
    };
    const timer = setTimeout(() => finish({ status: 'time' }), seconds * 1000);
    let alarm;
    const setAlarm = ({ seconds, end }) => {
      clearTimeout(alarm);
      if (seconds > 0) alarm = setTimeout(() => finish(end), seconds * 1000);
    };
    worker.on('message', ({ name, what, end }) => { if (end) finish(end); else if (name === 'alarm') setAlarm(what); else got[name].push(what); });
    worker.on('error', (error) => finish({ status: 132, said: String(error) }));
  });
}
