import sharp from 'sharp';
import {
  type Inspected,
  LONGEST_SIDE,
  type MakeTask,
  MOST_PIXELS,
  type Request,
  type Task,
} from './tasks.ts';

/**
 * Decodes untrusted images and creates renditions in a separate process, so that requests don't
 * wait. Exits with the server.
 */
sharp.concurrency(1);
sharp.cache(false);

const READING = { limitInputPixels: MOST_PIXELS, failOn: 'error' } as const;

async function inspect(source: string): Promise<Inspected> {
  const header = sharp(source, { ...READING, limitInputPixels: false });
  const { autoOrient, pages = 1, format } = await header.metadata();
  const { width, height } = autoOrient;
  if (format === 'svg') throw new Error('drawings are not decoded');
  const size = { width, height, isAnimated: pages > 1 };
  const isTooLarge = Math.max(width, height) > LONGEST_SIDE || width * height > MOST_PIXELS;
  if (isTooLarge) return { ...size, isTooLarge };
  // Only decoding reveals truncated files.
  await sharp(source, READING).resize(64, 64, { fit: 'inside' }).raw().toBuffer();
  return { ...size, isTooLarge };
}

const widest = ({ outputs }: MakeTask): number => Math.max(...outputs.map(({ width }) => width));

/** Decodes once, to the largest output size. The other sizes are created from that. */
async function make(task: MakeTask): Promise<null> {
  const { data, info } = await sharp(task.source, READING)
    .autoOrient()
    .resize({ width: widest(task), withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  for (const output of task.outputs) {
    const sized = sharp(data, { raw: { width, height, channels } }).resize({
      width: output.width,
      ...(output.height && { height: output.height }),
      fit: 'inside',
      withoutEnlargement: true,
    });
    const encoded =
      output.format === 'webp'
        ? sized.webp({ quality: 80, effort: 4 })
        : sized.avif({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' });
    await encoded.toFile(output.file);
  }
  return null;
}

const work = (task: Task): Promise<Inspected | null> =>
  task.kind === 'inspect' ? inspect(task.source) : make(task);

process.on('message', ({ id, task }: Request) => {
  work(task).then(
    (result) => process.send?.({ id, result }),
    (error) =>
      process.send?.({ id, error: error instanceof Error ? error.message : String(error) }),
  );
});
process.on('disconnect', () => process.exit());
// Stop signals reach the whole process group. The current task finishes first.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
