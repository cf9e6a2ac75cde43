// buffer.js: Node's Buffer, which the shell takes where there is one. Its own way to turn bytes into text calls functions with 65536 arguments, for
// which a worker's stack is too small.

import { Buffer } from 'buffer/';

globalThis.Buffer = Buffer;
