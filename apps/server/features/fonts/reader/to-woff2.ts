/// <reference path="./wawoff2.d.ts" />
import { compress } from 'wawoff2';

/** The first four bytes of TrueType and OpenType files with one font. */
const SIGNATURES = ['\0\x01\0\0', 'true', 'OTTO'];

const HEADER = 12;
const ENTRY = 16;

/** Tables that share bytes would take far more memory than the file. */
function checkTables(font: Buffer): void {
  if (!SIGNATURES.includes(font.toString('latin1', 0, 4))) throw new Error('the file is no font');
  const tables = font.readUInt16BE(4);
  let total = HEADER + tables * ENTRY;
  for (let index = 0; index < tables; index += 1) {
    const length = font.readUInt32BE(HEADER + index * ENTRY + 12);
    total += length;
  }
  if (total > font.byteLength) throw new Error('tables of the font share bytes');
}

/** Converts a TrueType or OpenType file, which takes seconds. Throws if it isn't one. */
export async function toWoff2(font: Uint8Array): Promise<Uint8Array> {
  checkTables(Buffer.from(font.buffer, font.byteOffset, font.byteLength));
  return compress(font);
}
