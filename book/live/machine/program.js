// program.js: runs one program, compiled for WASI, and tells piece by piece what it writes. It has no files, no clock but the time, and no way
// out. What runs it must be a worker: an endless loop is ended by ending the worker.

import { WASI, WASIProcExit, ConsoleStdout, OpenFile, File, wasi } from '@bjorn3/browser_wasi_shim';

export const MOST_OUTPUT = 10 * 1024 * 1024;
const MANY_PIECES = 4000;
const LARGE_PIECE = 64 * 1024;

class Ended extends Error {
  constructor(status) {
    super('ended');
    this.status = status;
  }
}

// A descriptor whose bytes are told at once; where there are very many pieces, in large ones.
class Told extends ConsoleStdout {
  constructor(name, tell, isTerminal) {
    super((bytes) => this.take(bytes));
    Object.assign(this, { name, tell, isTerminal, held: [], size: 0, pieces: 0, all: 0 });
  }
  take(bytes) {
    this.all += bytes.length;
    if (this.all > MOST_OUTPUT) throw new Ended('output');
    this.held.push(bytes.slice());
    this.size += bytes.length;
    if (this.pieces < MANY_PIECES || this.size > LARGE_PIECE) this.flush();
  }
  flush() {
    if (!this.size) return;
    const bytes = new Uint8Array(this.size);
    let at = 0;
    for (const piece of this.held) {
      bytes.set(piece, at);
      at += piece.length;
    }
    this.held = [];
    this.size = 0;
    this.pieces++;
    this.tell(this.name, bytes);
  }
  // stdio keeps back what it writes to a file, as it does on the command line.
  fd_fdstat_get() {
    const result = super.fd_fdstat_get();
    if (!this.isTerminal) result.fdstat.fs_filetype = wasi.FILETYPE_REGULAR_FILE;
    return result;
  }
  fd_filestat_get() {
    const result = super.fd_filestat_get();
    if (!this.isTerminal) result.filestat.filetype = wasi.FILETYPE_REGULAR_FILE;
    return result;
  }
}

// What an exception of the engine means, as a shell and AddressSanitizer would say it.
function meaning(error) {
  if (error instanceof WASIProcExit) return { status: error.code, said: '' };
  if (error instanceof Ended) return { status: error.status, said: '', stack: error.stack };
  const stack = String(error && error.stack);
  const told = (what) => ({ status: 1, said: 'ERROR: AddressSanitizer: ' + what + '\n', stack });
  if (error instanceof RangeError || /recursion|call stack/i.test(error.message)) return told('stack-overflow');
  if (/out of bounds/.test(error.message)) return told('SEGV');
  if (/divide by zero|integer overflow|unrepresentable|not representable/.test(error.message)) return { status: 136, said: '', stack };
  if (/memory/.test(error.message)) return { status: 1, said: 'hard rss limit exhausted\n', stack };
  return { status: 132, said: error instanceof WebAssembly.RuntimeError ? '' : `${error}\n`, stack };
}

// A test may take so many times what it may take on the command line, since each load and store is a call here.
const SLOWER = 4;

function textAt(memory, address) {
  const bytes = new Uint8Array(memory.buffer, address);
  return new TextDecoder().decode(bytes.slice(0, bytes.indexOf(0)));
}

// tell(name, what) is called with the bytes that are printed, errors and list, and with an alarm: after how many seconds (0: never) the program is
// to be ended, and what is its end then. Returns the status as a shell sees it (or "output"), and where it was.
export async function runProgram({ bytes, args, environment, input, withList, isTerminal }, tell) {
  const stdin = new OpenFile(new File(input || new Uint8Array()));
  const outputs = [new Told('printed', tell, isTerminal), new Told('errors', tell, true)];
  if (withList) outputs.push(new Told('list', tell, false));
  const system = new WASI(args, environment || [], [stdin, ...outputs], { debug: false });
  let instance;
  const page = {
    stop: (status) => { throw new Ended(status); },
    alarm: (seconds, test) => tell('alarm', { seconds: seconds * SLOWER, end: { status: 142, said: `${textAt(instance.exports.memory, test)}: ran out of time\n` } }),
  };
  let end;
  try {
    ({ instance } = await WebAssembly.instantiate(bytes, { wasi_snapshot_preview1: system.wasiImport, page }));
    end = { status: system.start(instance), said: '' };
  } catch (error) {
    end = meaning(error);
  }
  for (const output of outputs) output.flush();
  return end;
}
