import type { OpenFile } from './read-file.ts';

/** A box of ISO/IEC 14496-12; positions in bytes. */
type Box = { readonly type: string; readonly content: number; readonly end: number };

const HEADER = 8;
const LARGE_HEADER = 16;

/** Streams in fragments have thousands, all behind the boxes that matter. */
const MAX_BOXES = 10_000;

/** Null if the box doesn't fit between `at` and `end`. */
async function readBox(file: OpenFile, at: number, end: number): Promise<Box | null> {
  const bytes = await file.read(at, LARGE_HEADER);
  if (bytes.length < HEADER) return null;
  const type = bytes.toString('latin1', 4, HEADER);
  const size = bytes.readUInt32BE(0);
  // It reaches to the end.
  if (size === 0) return { type, content: at + HEADER, end };
  const isLarge = size === 1;
  if (isLarge && bytes.length < LARGE_HEADER) return null;
  const header = isLarge ? LARGE_HEADER : HEADER;
  const boxEnd = at + (isLarge ? Number(bytes.readBigUInt64BE(HEADER)) : size);
  return boxEnd < at + header || boxEnd > end ? null : { type, content: at + header, end: boxEnd };
}

/** Null if a box doesn't fit. */
async function boxesIn(file: OpenFile, from: number, end: number): Promise<readonly Box[] | null> {
  const boxes: Box[] = [];
  for (let at = from; at + HEADER <= end && boxes.length < MAX_BOXES; ) {
    const box = await readBox(file, at, end);
    if (!box) return null;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** Whether the file is a complete MPEG-4 container with a track. */
export async function isMp4(file: OpenFile): Promise<boolean> {
  const boxes = await boxesIn(file, 0, file.size);
  const movie = boxes?.find(({ type }) => type === 'moov');
  if (!movie || !boxes?.some(({ type }) => type === 'ftyp')) return false;
  const inside = await boxesIn(file, movie.content, movie.end);
  return inside?.some(({ type, content, end }) => type === 'trak' && end > content) ?? false;
}
