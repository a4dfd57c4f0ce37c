import { FilePathSource, Input, MATROSKA, MP3, MP4, OGG, QTFF, WEBM } from 'mediabunny';

/** Of single files. Playlists would name others. */
const FORMATS = [MP4, QTFF, WEBM, MATROSKA, MP3, OGG];

/** What an audio or video file says about itself. Null is what it doesn't say. */
export type Recording = {
  /** Seconds. */
  readonly duration: number | null;
  /** Bits per second. */
  readonly bitrate: number | null;
  /** Codec of the sound. */
  readonly audio_format: string | null;
  /** Codec of the picture, or of the sound of an audio file. */
  readonly codec: string | null;
  /** px, as shown. */
  readonly width: number | null;
  readonly height: number | null;
};

export const NO_RECORDING: Recording = {
  duration: null,
  bitrate: null,
  audio_format: null,
  codec: null,
  width: null,
  height: null,
};

/** Files may state anything. Longer durations are wrong. */
const MAX_SECONDS = 366 * 86_400;

const MAX_SIDE = 100_000;

const upTo = (max: number, value: number | undefined): number | null =>
  value !== undefined && value > 0 && value <= max ? value : null;

async function withRecording<T>(
  path: string,
  read: (input: Input, source: FilePathSource) => Promise<T>,
): Promise<T> {
  const source = new FilePathSource(path);
  const input = new Input({ formats: FORMATS, source });
  try {
    return await read(input, source);
  } finally {
    input.dispose();
  }
}

/** Reads the metadata of an audio or video file. Rejects if it can't be parsed. */
export const readRecording = (path: string): Promise<Recording> =>
  withRecording(path, async (input, source) => {
    const duration = upTo(MAX_SECONDS, await input.computeDuration());
    const [picture, sound] = [
      await input.getPrimaryVideoTrack(),
      await input.getPrimaryAudioTrack(),
    ];
    const size = await source.getSize();
    const audio_format = sound?.codec ?? null;
    return {
      duration,
      bitrate: duration && Math.round((size * 8) / duration),
      audio_format,
      codec: picture?.codec ?? audio_format,
      width: upTo(MAX_SIDE, picture?.displayWidth),
      height: upTo(MAX_SIDE, picture?.displayHeight),
    };
  });

/** The image file in a recording: its cover or poster frame. Null if it has none. */
export const readCover = (path: string): Promise<Uint8Array | null> =>
  withRecording(path, async (input) => {
    const { images = [] } = await input.getMetadataTags();
    const front = images.find(({ kind }) => kind === 'coverFront');
    return (front ?? images.at(0))?.data ?? null;
  });
