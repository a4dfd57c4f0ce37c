import { z } from 'zod';
import { MediaFile } from '../entities/media.ts';
import { mediaRef } from '../references/declare.ts';
import { defineDataSource } from './define.ts';

const { id, name, url, mime_type, width, height, title, alt, focal_point } = MediaFile.shape;

/** A file of the library, as far as pages show it. */
export const source = defineDataSource({
  name: 'media',
  request: { id: mediaRef() },
  result: z.strictObject({
    ...{ id, name, url, mime_type, width, height, title, alt, focal_point },
    renditions: z.array(
      z.strictObject({ url: z.string(), mime_type: z.string(), width: z.int().positive() }),
    ),
  }),
});
