import { mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  box,
  element,
  sampleAudio,
  sampleVideo,
  sampleWebm,
  videoBoxes,
  webmElements,
} from '../../../testing/sample-media.ts';
import { isMp3 } from './mp3.ts';
import { isMp4 } from './mp4.ts';
import { type OpenFile, withFile } from './read-file.ts';
import { isWebm } from './webm.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plinth-media-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function check(bytes: Buffer, is: (file: OpenFile) => Promise<boolean>): Promise<boolean> {
  const path = join(folder, 'file');
  await writeFile(path, bytes);
  return withFile(path, is);
}

const { ftyp, header, moov, mdat } = videoBoxes();
const concat = (...parts: readonly Buffer[]) => Buffer.concat(parts);

/** A box that says how large it is in 64 bits. */
function largeBox(type: string, content: Buffer, size = BigInt(content.length + 16)): Buffer {
  const start = Buffer.alloc(16);
  start.writeUInt32BE(1);
  start.write(type, 4, 'latin1');
  start.writeBigUInt64BE(size, 8);
  return concat(start, content);
}

/** A box with another size. */
function sized(bytes: Buffer, size: number): Buffer {
  const changed = Buffer.from(bytes);
  changed.writeUInt32BE(size);
  return changed;
}

describe('an .mp4 file', () => {
  test.each([
    ['with a track', sampleVideo()],
    ['with its index at the end', concat(ftyp, mdat, moov)],
    ['with a size of 64 bits', concat(ftyp, moov, largeBox('mdat', Buffer.alloc(20)))],
    ['with an index of 64 bits', concat(ftyp, largeBox('moov', moov.subarray(8)), mdat)],
    ['whose last box reaches to the end', concat(ftyp, moov, sized(box('mdat', mdat), 0))],
    ['in fragments', concat(ftyp, moov, ...Array.from({ length: 20_000 }, () => box('moof')))],
    ['with a few bytes at its end', concat(sampleVideo(), Buffer.alloc(3))],
  ])('%s is one', async (_, bytes) => expect(await check(bytes, isMp4)).toBe(true));

  test.each([
    ['with its first box alone', ftyp],
    ['without an index', concat(ftyp, mdat)],
    ['without its type', concat(moov, mdat)],
    ['without a track', concat(ftyp, box('moov', header), mdat)],
    ['with an empty track', concat(ftyp, box('moov', header, box('trak')), mdat)],
    ['that was cut off', sampleVideo().subarray(0, -20)],
    ['with a box that is too large', concat(ftyp, moov, sized(mdat, 4000))],
    ['with a track that is too large', concat(ftyp, box('moov', sized(box('trak', header), 4000)))],
    ['with a box smaller than its header', concat(ftyp, moov, sized(mdat, 4))],
    ['with a box of 2^63 bytes', concat(ftyp, moov, largeBox('mdat', mdat, 2n ** 63n))],
    ['with other bytes after its type', concat(ftyp, Buffer.from('not a video at all'))],
    ['with nothing', Buffer.alloc(0)],
  ])('%s is none', async (_, bytes) => expect(await check(bytes, isMp4)).toBe(false));

  test('of 500 MB is read in small parts', async () => {
    const path = join(folder, 'large');
    const size = 500 * 1024 * 1024;
    const handle = await open(path, 'w');
    await handle.write(concat(ftyp, sized(mdat, size - ftyp.length - moov.length)));
    await handle.write(moov, 0, moov.length, size - moov.length);
    await handle.close();
    let bytes = 0;
    const found = await withFile(path, (file) =>
      isMp4({
        size: file.size,
        read(at, length) {
          bytes += length;
          return file.read(at, length);
        },
      }),
    );
    expect(found).toBe(true);
    expect(bytes).toBeLessThan(1000);
  });
});

const SEGMENT = '18538067';
const CLUSTER = '1f43b675';

describe('a .webm file', () => {
  const { header: ebml, info, tracks } = webmElements();
  const segment = (...content: readonly Buffer[]) => element(SEGMENT, concat(...content));
  const cluster = element(CLUSTER, Buffer.alloc(4000));

  test.each([
    ['with a track', sampleWebm()],
    ['with pictures', concat(ebml, segment(info, tracks, cluster))],
    ['with its tracks at the end', concat(ebml, segment(info, cluster, cluster, tracks))],
    ['of a live recording', concat(ebml, element(SEGMENT, concat(info, tracks), false), cluster)],
    [
      'with space before its segment',
      concat(ebml, element('ec', Buffer.alloc(9)), segment(tracks)),
    ],
  ])('%s is one', async (_, bytes) => expect(await check(bytes, isWebm)).toBe(true));

  test.each([
    ['with its header alone', ebml],
    ['without tracks', concat(ebml, segment(info, cluster))],
    ['with an empty segment', concat(ebml, segment())],
    ['with an empty list of tracks', concat(ebml, segment(element('1654ae6b', Buffer.alloc(0))))],
    [
      'with an empty track',
      concat(ebml, segment(element('1654ae6b', element('ae', Buffer.alloc(0))))),
    ],
    ['without its header', segment(info, tracks)],
    ['that was cut off', concat(ebml, segment(info, tracks, cluster)).subarray(0, -20)],
    ['with tracks that are too large', concat(ebml, segment(tracks).subarray(0, -1))],
    ['with other bytes after its header', concat(ebml, Buffer.from('not a video at all'))],
    ['with zeros after its header', concat(ebml, Buffer.alloc(4000))],
    ['with a number of 9 bytes', concat(ebml, Buffer.from(SEGMENT, 'hex'), Buffer.alloc(20))],
    ['with nothing', Buffer.alloc(0)],
  ])('%s is none', async (_, bytes) => expect(await check(bytes, isWebm)).toBe(false));

  test('of 500 MB is read in small parts', async () => {
    const path = join(folder, 'large.webm');
    const content = 250 * 1024 * 1024;
    const start = concat(ebml, Buffer.from(`${SEGMENT}01ffffffffffffff`, 'hex'), info);
    const large = Buffer.from(`${CLUSTER}1${content.toString(16).padStart(7, '0')}`, 'hex');
    const handle = await open(path, 'w');
    await handle.write(start);
    await handle.write(large, 0, large.length, start.length);
    await handle.write(tracks, 0, tracks.length, start.length + large.length + content);
    await handle.close();
    let bytes = 0;
    const found = await withFile(path, (file) =>
      isWebm({
        size: file.size,
        read(at, length) {
          bytes += length;
          return file.read(at, length);
        },
      }),
    );
    expect(found).toBe(true);
    expect(bytes).toBeLessThan(1000);
  });
});

/** An ID3v2 tag. */
function tag(content: number, flags = 0): Buffer {
  const start = Buffer.from(['I', 'D', '3'].map((letter) => letter.charCodeAt(0)).concat(4, 0));
  const size = [content >> 21, content >> 14, content >> 7, content].map((part) => part & 127);
  return concat(start, Buffer.from([flags, ...size]), Buffer.alloc(content, 0xff));
}

/** The first bytes of a frame that is `length` bytes long. */
function frame(start: readonly number[], length: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.set(start);
  return bytes;
}

const twice = (bytes: Buffer) => concat(bytes, bytes);

describe('an .mp3 file', () => {
  test.each([
    ['with two frames', sampleAudio(2)],
    ['with a cover image', concat(tag(300_000), sampleAudio(2))],
    ['with a footer of its tag', concat(tag(200, 16), Buffer.from('3DI_______'), sampleAudio(2))],
    ['with two tags', concat(tag(50), tag(70), sampleAudio(2))],
    ['with padding after its tag', concat(tag(50), Buffer.alloc(4000), sampleAudio(2))],
    ['with padded frames', twice(frame([0xff, 0xfb, 0x92, 0], 418))],
    ['of MPEG-2', twice(frame([0xff, 0xf3, 0x80, 0], 208))],
    ['of MPEG-2.5', twice(frame([0xff, 0xe3, 0x88, 0], 576))],
    [
      'with a variable bit rate',
      concat(frame([0xff, 0xfb, 0x90, 0], 417), frame([0xff, 0xfb, 0xe0, 0], 1044)),
    ],
  ])('%s is one', async (_, bytes) => expect(await check(bytes, isMp3)).toBe(true));

  test.each([
    ['with a tag alone', tag(200)],
    ['with a tag that is longer than the file', tag(200).subarray(0, 60)],
    ['with one frame', sampleAudio(1)],
    [
      'with frames that do not follow each other',
      concat(sampleAudio(1), Buffer.alloc(3), sampleAudio(1)),
    ],
    ['of Layer II', twice(frame([0xff, 0xfd, 0x90, 0], 417))],
    ['with an invalid bit rate', twice(frame([0xff, 0xfb, 0xf0, 0], 417))],
    ['of text', concat(tag(20), Buffer.from('not audio at all '.repeat(5000)))],
    ['with nothing', Buffer.alloc(0)],
  ])('%s is none', async (_, bytes) => expect(await check(bytes, isMp3)).toBe(false));
});
