const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

/** A box of an .mp4 file. */
export function box(type: string, ...content: readonly Buffer[]): Buffer {
  const bytes = Buffer.concat(content);
  return Buffer.concat([numbers(bytes.length + 8), Buffer.from(type, 'latin1'), bytes]);
}

/** The transformation that changes nothing. */
const MATRIX = numbers(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

const SIDE = 16 * 0x10000;

/** Tables of samples that list none. */
const NO_SAMPLES = [
  box('stsd', numbers(0, 0)),
  box('stts', numbers(0, 0)),
  box('stsc', numbers(0, 0)),
  box('stsz', numbers(0, 0, 0)),
  box('stco', numbers(0, 0)),
];

const track = (): Buffer =>
  box(
    'trak',
    box('tkhd', numbers(3, 0, 0, 1, 0, 0, 0, 0, 0, 0), MATRIX, numbers(SIDE, SIDE)),
    box(
      'mdia',
      box('mdhd', numbers(0, 0, 0, 1000, 0, 0x55c40000)),
      box('hdlr', numbers(0, 0), Buffer.from('vide'), Buffer.alloc(13)),
      box(
        'minf',
        box('vmhd', numbers(1, 0, 0)),
        box('dinf', box('dref', numbers(0, 1), box('url ', numbers(1)))),
        box('stbl', ...NO_SAMPLES),
      ),
    ),
  );

/** The metadata of an .mp4 file whose cover is a JPEG or PNG file. */
const covered = (image: Buffer): Buffer =>
  box(
    'udta',
    box(
      'meta',
      numbers(0),
      box('hdlr', numbers(0, 0), Buffer.from('mdirappl'), Buffer.alloc(9)),
      box('ilst', box('covr', box('data', numbers(13, 0), image))),
    ),
  );

/** The boxes of an .mp4 file with one track and no pictures, but maybe a cover. */
export function videoBoxes(cover?: Buffer) {
  const volume = numbers(0x10000, 0x1000000, 0, 0);
  const header = box(
    'mvhd',
    numbers(0, 0, 0, 1000, 0),
    volume,
    MATRIX,
    Buffer.alloc(24),
    numbers(2),
  );
  return {
    ftyp: box('ftyp', Buffer.from('isom'), numbers(0x200), Buffer.from('isomiso2')),
    header,
    moov: box('moov', header, track(), ...(cover ? [covered(cover)] : [])),
    mdat: box('mdat'),
  };
}

export function sampleVideo(cover?: Buffer): Buffer {
  const { ftyp, moov, mdat } = videoBoxes(cover);
  return Buffer.concat([ftyp, moov, mdat]);
}

/** Bytes of a frame at 128 kbit/s and 44.1 kHz. */
const FRAME = 417;

/** Silence of an .mp3 file: 38 frames are a second. */
export function sampleAudio(frames: number): Buffer {
  const frame = Buffer.alloc(FRAME);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** The tag of an .mp3 file, with a cover. Stands before the sound. */
export function coverTag(image: Buffer): Buffer {
  const picture = Buffer.concat([Buffer.from('\0image/jpeg\0\x03\0', 'latin1'), image]);
  const frame = Buffer.concat([Buffer.from('APIC'), numbers(picture.length), Buffer.alloc(2)]);
  const size = frame.length + picture.length;
  const sevenBits = [21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f);
  return Buffer.concat([
    Buffer.from('ID3\x03\0\0', 'latin1'),
    Buffer.of(...sevenBits),
    frame,
    picture,
  ]);
}

/** An element of a .webm file. The size has 4 bytes, or is unknown. */
export function element(id: string, content: Buffer, hasSize = true): Buffer {
  const size = numbers(hasSize ? 0x10000000 + content.length : 0x1fffffff);
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
}

/** The elements of a .webm file with one track and no pictures. */
export function webmElements() {
  const header = element('1a45dfa3', element('4282', Buffer.from('webm')));
  const info = element('1549a966', element('2ad7b1', numbers(1_000_000)));
  const tracks = element('1654ae6b', element('ae', element('83', Buffer.of(1))));
  return { header, info, tracks };
}

export function sampleWebm(): Buffer {
  const { header, info, tracks } = webmElements();
  return Buffer.concat([header, element('18538067', Buffer.concat([info, tracks]))]);
}
