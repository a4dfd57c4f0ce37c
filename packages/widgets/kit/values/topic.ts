import { parseTopicKey } from '@plinth/model';
import { z } from 'zod';

/** The category or tag that listed posts have, such as `tag/sea`. Null: any or none. */
export const topicValue = () =>
  z
    .string()
    .max(210)
    .refine((key) => parseTopicKey(key) !== undefined, 'valueInvalid')
    .nullable()
    .default(null);
