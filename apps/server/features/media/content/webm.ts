import type { OpenFile } from './read-file.ts';

/** An element of EBML (RFC 8794); positions in bytes. */
type Element = {
  readonly id: number;
  readonly content: number;
  /** Null if the size is unknown, as in live recordings. */
  readonly end: number | null;
};

const IDS = { header: 0x1a45dfa3, segment: 0x18538067, tracks: 0x1654ae6b, track: 0xae };

const MAX_ID_LENGTH = 4;
const MAX_SIZE_LENGTH = 8;

/** Tracks come before the pictures, or right after them in some files. */
const MAX_ELEMENTS = 10_000;

/** How many bytes a number has: the first 1 in its first byte says so. */
const lengthOf = (first: number): number => Math.clz32(first) - 24 + 1;

type Size = { readonly bytes: number; readonly value: number | null };

function readSize(bytes: Buffer): Size | null {
  const length = lengthOf(bytes[0] ?? 0);
  if (length > MAX_SIZE_LENGTH || length > bytes.length) return null;
  const mask = 2 ** (8 - length) - 1;
  const parts = [(bytes[0] ?? 0) & mask, ...bytes.subarray(1, length)];
  const isUnknown = parts.every((part, index) => part === (index === 0 ? mask : 0xff));
  const value = parts.reduce((sum, part) => sum * 256 + part, 0);
  return { bytes: length, value: isUnknown ? null : value };
}

/** Null if no element fits between `at` and `end`. */
async function readElement(file: OpenFile, at: number, end: number): Promise<Element | null> {
  const bytes = await file.read(at, MAX_ID_LENGTH + MAX_SIZE_LENGTH);
  const length = lengthOf(bytes[0] ?? 0);
  if (length > MAX_ID_LENGTH || length >= bytes.length) return null;
  const size = readSize(bytes.subarray(length));
  if (!size) return null;
  const content = at + length + size.bytes;
  const elementEnd = size.value === null ? null : content + size.value;
  const fits = (elementEnd ?? content) <= end;
  return fits ? { id: bytes.readUIntBE(0, length), content, end: elementEnd } : null;
}

/** The first element of a kind. Null if there is none, or what is before it doesn't fit. */
async function findElement(
  file: OpenFile,
  id: number,
  { from, end }: { readonly from: number; readonly end: number },
): Promise<Element | null> {
  let at: number | null = from;
  for (let count = 0; at !== null && at < end && count < MAX_ELEMENTS; count += 1) {
    const element: Element | null = await readElement(file, at, end);
    if (!element || element.id === id) return element;
    at = element.end;
  }
  return null;
}

/** Whether the file is a WebM container with a track. */
export async function isWebm(file: OpenFile): Promise<boolean> {
  const header = await readElement(file, 0, file.size);
  if (header?.id !== IDS.header || header.end === null) return false;
  const whole = { from: header.end, end: file.size };
  const segment = await findElement(file, IDS.segment, whole);
  if (!segment) return false;
  const inside = { from: segment.content, end: segment.end ?? file.size };
  const tracks = await findElement(file, IDS.tracks, inside);
  if (!tracks || tracks.end === null) return false;
  const track = await findElement(file, IDS.track, { from: tracks.content, end: tracks.end });
  return track !== null && track.end !== null && track.end > track.content;
}
