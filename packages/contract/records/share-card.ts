import { SHARE_IMAGE_ORIGINS } from '@plinth/model';
import { z } from 'zod';
import { id } from '../shapes.ts';

/** What social networks and messengers show for a page. The URL is relative to the site. */
export const shareCard = z.strictObject({
  title: z.string(),
  description: z.string(),
  image: z
    .strictObject({ url: z.string(), alt: z.string(), origin: z.enum(SHARE_IMAGE_ORIGINS) })
    .nullable(),
});
export type ShareCard = z.output<typeof shareCard>;

/** `unsaved` replaces stored choices, so that forms can show what a save will change. */
export const shareCardParams = z.strictObject({
  id,
  unsaved: z
    .strictObject({ share_image_id: id.nullable(), image_id: id.nullable() })
    .partial()
    .default({}),
});
export type ShareChoices = z.output<typeof shareCardParams>['unsaved'];
