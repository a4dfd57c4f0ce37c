import type { OpenFile } from './read-file.ts';

const HEADER = 4;

/** kbit/s of Layer III by the index in the header. 0 has no length, 15 is invalid. */
const MPEG1_RATES = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const MPEG2_RATES = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];

/** Hz of MPEG-1. MPEG-2 has half of it, MPEG-2.5 a quarter. */
const SAMPLE_RATES = [44_100, 48_000, 32_000];

const LAYER_3 = 0b01;
const DIVISORS: readonly (number | null)[] = [4, null, 2, 1];

/** How far encoders pad between the tag and the first frame. */
const SEARCHED = 65_536;
const MAX_FRAME = 1441;

type Frame = { readonly length: number; readonly kind: string };

/** Null if no Layer III frame starts at the position. */
function frameAt(bytes: Buffer, at: number): Frame | null {
  if (at + HEADER > bytes.length) return null;
  const header = bytes.readUInt32BE(at);
  const bits = (from: number, count: number) => (header >>> from) & (2 ** count - 1);
  const divisor = DIVISORS[bits(19, 2)];
  if (bits(21, 11) !== 2 ** 11 - 1 || bits(17, 2) !== LAYER_3 || !divisor) return null;
  const isFirst = divisor === 1;
  const kbits = (isFirst ? MPEG1_RATES : MPEG2_RATES)[bits(12, 4)];
  const hertz = (SAMPLE_RATES[bits(10, 2)] ?? 0) / divisor;
  if (!kbits || !hertz) return null;
  const length = Math.floor(((isFirst ? 144 : 72) * kbits * 1000) / hertz) + bits(9, 1);
  return { length, kind: `${divisor} ${hertz}` };
}

/** Where the tag that starts at the position ends, or the position if none does. */
async function endOfTag(file: OpenFile, at: number): Promise<number> {
  const bytes = await file.read(at, 10);
  if (bytes.length < 10 || bytes.toString('latin1', 0, 3) !== 'ID3') return at;
  const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + ((bytes[index] ?? 0) & 127), 0);
  const hasFooter = ((bytes[5] ?? 0) & 16) !== 0;
  return at + 10 + size + (hasFooter ? 10 : 0);
}

/** Whether two Layer III frames of the same kind follow each other after the ID3 tags. */
export async function isMp3(file: OpenFile): Promise<boolean> {
  const first = await endOfTag(file, 0);
  // Some editors write a second one.
  const start = await endOfTag(file, first);
  const bytes = await file.read(start, SEARCHED + MAX_FRAME + HEADER);
  for (let at = 0; at < Math.min(bytes.length, SEARCHED); at += 1) {
    const frame = frameAt(bytes, at);
    const next = frame && frameAt(bytes, at + frame.length);
    if (next && next.kind === frame.kind) return true;
  }
  return false;
}
