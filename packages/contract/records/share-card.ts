import { z } from 'zod';

/** What social networks and messengers show for a page. The URL is relative to the site. */
export const shareCard = z.strictObject({
  title: z.string(),
  description: z.string(),
  image: z.strictObject({ url: z.string(), alt: z.string() }).nullable(),
});
export type ShareCard = z.output<typeof shareCard>;
