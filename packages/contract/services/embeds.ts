import { EMBED_KINDS, embedIssue, FRAME_URL_MAX, FrameUrl } from '@plinth/model';
import { z } from 'zod';
import { defineService } from '../method.ts';
import { mediaRecord } from '../records/media.ts';

const EmbedSource = z
  .strictObject({ kind: z.enum(EMBED_KINDS), url: z.string().max(FRAME_URL_MAX) })
  .superRefine(({ kind, url }, context) => {
    const message = embedIssue(kind, url);
    if (message !== null) context.addIssue({ code: 'custom', message, path: ['url'] });
  });

export const EmbedsService = defineService({
  /**
   * What the service of an embed says about it. Its poster is added to the media library, once. Null
   * if the service says nothing.
   */
  find: {
    capability: 'media.write',
    params: EmbedSource,
    result: z.strictObject({
      found: z
        .strictObject({
          title: z.string().max(255),
          frame_url: z.union([z.literal(''), FrameUrl]),
          poster: mediaRecord.nullable(),
        })
        .nullable(),
      /** The service says that nothing public is there. */
      is_gone: z.boolean(),
    }),
    limit: { calls: 20, minutes: 1, per: 'session' },
  },
});
