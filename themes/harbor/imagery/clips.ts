import { spawn } from 'node:child_process';
import { once } from 'node:events';
import sharp from 'sharp';
import { makeImagery } from '../../imagery/make-imagery.ts';
import { clamp } from '../../imagery/paint/noise.ts';
import { type Picture, paint, sample } from '../../imagery/paint/picture.ts';

/** Makes the video, its poster, and the track that blocks show as samples. Needs `ffmpeg`. */

const MEDIA = `${import.meta.dirname}/../media`;
const VIDEO = { width: 1280, height: 720, fps: 24, seconds: 8 };
const TRACK = { rate: 44_100, seconds: 14 };
const TURN = Math.PI * 2;

async function encode(chunks: Iterable<Uint8Array>, args: readonly string[]): Promise<void> {
  const ffmpeg = spawn('ffmpeg', ['-v', 'error', '-y', ...args]);
  ffmpeg.stderr.pipe(process.stderr);
  const done = once(ffmpeg, 'exit');
  for (const chunk of chunks) if (!ffmpeg.stdin.write(chunk)) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await done;
  if (code !== 0) throw new Error(`ffmpeg failed with code ${code}`);
}

async function read(file: string): Promise<Picture> {
  const { data, info } = await sharp(file)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { width, height, data: Float32Array.from(data, (value) => value / 255) };
}

/** In px of the painting. */
const HORIZON = 586;
const DRIFT = 44;

/**
 * The view drifts to the side and back while the water moves. All motion is in whole turns, so that
 * the last frame leads to the first.
 */
function frame(painting: Picture, time: number): Picture {
  const turn = time * TURN;
  const left = (painting.width - VIDEO.width) / 2 - DRIFT * Math.cos(turn);
  const top = painting.height - VIDEO.height - 24;
  return paint(VIDEO, (x, y) => {
    const depth = clamp((y + top - HORIZON) / 300);
    const wave = depth * 60;
    const across =
      depth * 9 * Math.sin(26 * Math.sqrt(wave) - 3 * turn) +
      depth * 4 * Math.sin(x / 90 + 11 * Math.sqrt(wave) + 2 * turn);
    const down = depth * 3 * Math.sin(x / 130 + 17 * Math.sqrt(wave) - 2 * turn);
    return sample(painting, x + left + across, y + top + down);
  });
}

const bytesOf = ({ data }: Picture): Uint8Array =>
  Uint8Array.from(data, (value) => Math.round(clamp(value) * 255));

function* frames(painting: Picture): Iterable<Uint8Array> {
  const count = VIDEO.fps * VIDEO.seconds;
  for (let index = 0; index < count; index++) yield bytesOf(frame(painting, index / count));
}

/** Hz, with the seconds that each swell takes. */
const VOICES = [
  [110, 14],
  [164.81, 7],
  [220, 4.67],
  [277.18, 3.5],
  [329.63, 2.8],
] as const;

/** A soft chord that swells and fades. */
function tone(): Uint8Array {
  const { rate, seconds } = TRACK;
  const samples = Float32Array.from({ length: rate * seconds }, (_, index) => {
    const at = index / rate;
    const fade = clamp(at / 2) * clamp((seconds - at) / 4);
    const chord = VOICES.map(([pitch, swell], voice) => {
      const strength = (0.6 - 0.4 * Math.cos((at / swell) * TURN)) / (voice + 2);
      return strength * Math.sin(at * pitch * TURN);
    });
    return fade * 0.5 * chord.reduce((sum, value) => sum + value, 0);
  });
  return new Uint8Array(samples.buffer);
}

const painting = await read(`${MEDIA}/dawn.webp`);
const scenes = { 'tide-still': async () => frame(painting, 0) };
await makeImagery({ folder: MEDIA, scenes, drawings: {}, keys: [] });
const { width, height, fps } = VIDEO;
await encode(frames(painting), [
  ...['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-r', `${fps}`, '-i', '-'],
  ...['-vf', 'hqdn3d=2:1:3:3', '-c:v', 'libx264', '-preset', 'slow', '-crf', '27'],
  ...['-pix_fmt', 'yuv420p', '-colorspace', 'bt709', '-color_primaries', 'bt709'],
  ...['-color_trc', 'bt709', '-an', '-movflags', '+faststart', '-fflags', '+bitexact'],
  `${MEDIA}/tide.mp4`,
]);
await encode(
  [tone()],
  [
    ...['-f', 'f32le', '-ar', `${TRACK.rate}`, '-ac', '1', '-i', '-', '-c:a', 'libmp3lame'],
    ...['-b:a', '64k', '-map_metadata', '-1', '-fflags', '+bitexact', `${MEDIA}/tone.mp3`],
  ],
);
