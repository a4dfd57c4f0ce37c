import { writeFile } from 'node:fs/promises';
import type { ImageCrop } from '@plinth/model';
import type { Sharp } from 'sharp';
import type { EditTask } from './tasks.ts';

/** Encodes in the format of the original, with little loss. */
function encoded(image: Sharp, format: string | undefined): Sharp {
  switch (format) {
    case 'jpeg':
      return image.jpeg({ quality: 90 });
    case 'webp':
      return image.webp({ quality: 90 });
    case 'gif':
      return image.gif({ effort: 1 });
    default:
      return image.png();
  }
}

/** Flips, turns, crops, and resizes an image, and writes it without its metadata. */
export async function edit(image: Sharp, { file, edits }: EditTask): Promise<null> {
  const { format, autoOrient } = await image.metadata();
  const turned = image.autoOrient().flop(edits.flip).rotate(edits.turn);
  const { crop, width } = edits;
  // Without a turn, sharp extracts before it flops.
  const isFlippedLater = edits.flip && edits.turn === 0;
  const left = (area: ImageCrop) =>
    isFlippedLater ? autoOrient.width - area.x - area.width : area.x;
  const cropped = crop
    ? turned.extract({ left: left(crop), top: crop.y, width: crop.width, height: crop.height })
    : turned;
  const resized = width === null ? cropped : cropped.resize({ width, withoutEnlargement: true });
  // Written here, because a full disk is told apart from a broken image by the error's code.
  await writeFile(file, await encoded(resized, format).toBuffer(), { flag: 'wx', mode: 0o600 });
  return null;
}
