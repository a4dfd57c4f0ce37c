import { z } from 'zod';
import { MediaFile } from '../entities/media.ts';
import { mediaRef } from '../references/declare.ts';
import { defineDataSource } from './define.ts';

const { id, name, url, mime_type, width, height, size, title, alt, focal_point } = MediaFile.shape;

/** The fields of a media file that pages use. */
export const source = defineDataSource({
  name: 'media',
  request: { id: mediaRef() },
  result: z.strictObject({
    ...{ id, name, url, mime_type, width, height, title, alt, focal_point },
    /** Bytes. Null if the file isn't in the library. */
    size: size.nullable(),
    renditions: z.array(
      z.strictObject({ url: z.string(), mime_type: z.string(), width: z.int().positive() }),
    ),
  }),
});
