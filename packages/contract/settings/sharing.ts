import { imageRef } from '@plinth/model';
import { z } from 'zod';
import { defineSettings } from './define-settings.ts';

const schema = z.strictObject({
  /** For pages and posts without an image. Null: one is drawn for each. */
  share_image_id: imageRef().nullable().default(null),
});

/** What networks show when pages are shared. */
export const sharingSettings = defineSettings('sharing', schema);
