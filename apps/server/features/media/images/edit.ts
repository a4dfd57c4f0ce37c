import { writeFile } from 'node:fs/promises';
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
      return image.gif();
    default:
      return image.png();
  }
}

/** Flips, turns, crops, and resizes an image, and writes it without its metadata. */
export async function edit(image: Sharp, { file, edits }: EditTask): Promise<null> {
  const { format } = await image.metadata();
  const turned = image.autoOrient().flop(edits.flip).rotate(edits.turn);
  const { crop, width } = edits;
  const cropped = crop
    ? turned.extract({ left: crop.x, top: crop.y, width: crop.width, height: crop.height })
    : turned;
  const resized = width === null ? cropped : cropped.resize({ width, withoutEnlargement: true });
  // Written here, because a full disk is told apart from a broken image by the error's code.
  await writeFile(file, await encoded(resized, format).toBuffer(), { flag: 'wx', mode: 0o600 });
  return null;
}
