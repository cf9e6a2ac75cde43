// program-worker.js: runs one program for a page, which ends this worker where the program does not end by itself.

import { runProgram } from '../machine/program.js';

onmessage = async ({ data }) => {
  const end = await runProgram(data, (name, what) => postMessage({ name, what }));
  postMessage({ end });
};
