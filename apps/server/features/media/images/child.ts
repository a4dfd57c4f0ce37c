import { writeFile } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Sharp } from 'sharp';
import { readCover, readRecording } from '../content/recording.ts';
import { draw } from './draw.ts';
import { edit } from './edit.ts';
import { join } from './join.ts';
import { cleanSvg } from './svg.ts';
import {
  type CoverTask,
  type ImageInfo,
  type ImageSize,
  MAX_PIXELS,
  MAX_SIDE,
  type Output,
  type RenditionTask,
  type Request,
  type Result,
  type Task,
} from './tasks.ts';

/**
 * Decodes untrusted images, creates renditions, and reads recordings in a separate process, so that
 * requests don't wait. Exits with the server.
 */
sharp.concurrency(1);
sharp.cache(false);

const READ_OPTIONS = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;

async function inspect(source: string): Promise<ImageInfo> {
  const header = sharp(source, { ...READ_OPTIONS, limitInputPixels: false });
  const { autoOrient, pages = 1, format, space } = await header.metadata();
  const { width, height } = autoOrient;
  if (format === 'svg') throw new Error('SVG is not decoded');
  const size = { width, height, isAnimated: pages > 1, isPrint: space === 'cmyk' };
  const isTooLarge = Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS;
  if (isTooLarge) return { ...size, isTooLarge };
  // Only decoding reveals truncated files.
  await sharp(source, READ_OPTIONS).resize(64, 64, { fit: 'inside' }).raw().toBuffer();
  return { ...size, isTooLarge };
}

const maxWidth = ({ outputs }: RenditionTask): number =>
  Math.max(...outputs.map(({ width }) => width));

function encode(image: Sharp, format: Output['format']): Sharp {
  switch (format) {
    case 'webp':
      return image.webp({ quality: 80, effort: 4 });
    case 'avif':
      return image.avif({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' });
    case 'jpeg':
      return image.jpeg({ quality: 85 });
  }
}

/** Decodes once, to the largest output size. The other sizes are created from that. */
async function createRenditions(task: RenditionTask): Promise<null> {
  const { data, info } = await sharp(task.source, READ_OPTIONS)
    .autoOrient()
    .resize({ width: maxWidth(task), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const output of task.outputs) {
    const resized = sharp(data, { raw: { width, height, channels } }).resize({
      width: output.width,
      ...(output.height && { height: output.height }),
      fit: 'inside',
      withoutEnlargement: true,
    });
    await encode(resized, output.format).toFile(output.file);
  }
  return null;
}

/** The formats that recordings bring. */
const COVERS = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** A cover that can't be shown is the same as none. */
async function writeCover({ source, file }: CoverTask): Promise<ImageSize | null> {
  const bytes = await readCover(source);
  const type = bytes && (await fileTypeFromBuffer(bytes));
  if (!type || !COVERS.includes(type.mime)) return null;
  await writeFile(file, bytes);
  const info = await inspect(file).catch(() => null);
  return info && !info.isTooLarge ? { width: info.width, height: info.height } : null;
}

const runTask = async (task: Task): Promise<Result> => {
  switch (task.kind) {
    case 'inspect':
      return inspect(task.source);
    case 'make':
      return createRenditions(task);
    case 'draw':
      return draw(task);
    case 'join':
      return join(task);
    case 'clean':
      return cleanSvg(task.text);
    case 'measure':
      return readRecording(task.source);
    case 'cover':
      return writeCover(task);
    case 'edit':
      return edit(sharp(task.source, READ_OPTIONS), task);
  }
};

process.on('message', ({ id, task }: Request) => {
  runTask(task).then(
    (result) => process.send?.({ id, result }),
    (error) =>
      process.send?.({
        id,
        error: error instanceof Error ? error.message : String(error),
        code: error?.code,
      }),
  );
});
process.on('disconnect', () => process.exit());
// Stop signals reach the whole process group. The current task finishes first.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
