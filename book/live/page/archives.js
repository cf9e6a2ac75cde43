// archives.js: the folder exercises/ as one file, and back. The bundle gives onpage.js what it needs.

import { gunzipSync, strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { packTar, unpackTar } from 'modern-tar';

const TIME = new Date(Date.UTC(2026, 0, 1));

// files: texts by their path.
async function tar(files) {
  const folders = [...new Set(Object.keys(files).flatMap((path) => path.split('/').slice(0, -1).map((_, i, parts) => parts.slice(0, i + 1).join('/') + '/')))];
  const entries = [
    ...folders.map((name) => ({ header: { name, type: 'directory', size: 0, mode: 0o755, mtime: TIME } })),
    ...Object.entries(files).map(([name, text]) => ({ header: { name, type: 'file', size: strToU8(text).length, mode: 0o644, mtime: TIME }, body: strToU8(text) })),
  ];
  return packTar(entries);
}

async function zip(files) {
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, [strToU8(text), { mtime: TIME }]])));
}

// Of a tar (packed by gzip or not) or a zip the texts by their path; throws where it is neither.
async function read(bytes) {
  if (bytes[0] === 0x50 && bytes[1] === 0x4B) return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]));
  const plain = bytes[0] === 0x1F && bytes[1] === 0x8B ? gunzipSync(bytes) : bytes;
  const entries = await unpackTar(plain);
  const found = entries.filter(({ header, data }) => header.type === 'file' && data);
  if (!found.length) throw new Error('no files');
  return Object.fromEntries(found.map(({ header, data }) => [header.name, strFromU8(data)]));
}

window.archives = { tar, zip, read };
