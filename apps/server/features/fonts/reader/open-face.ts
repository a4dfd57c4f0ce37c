/// <reference path="./wawoff2.d.ts" />
import { Blob, Face } from 'harfbuzzjs';
import { decompress } from 'wawoff2';

/** Opens a WOFF2 file. */
export async function openFace(woff2: Uint8Array): Promise<Face> {
  const { buffer, byteOffset, byteLength } = await decompress(woff2);
  return new Face(new Blob(buffer.slice(byteOffset, byteOffset + byteLength)));
}
