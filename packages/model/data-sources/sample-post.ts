import { z } from 'zod';
import type { WidgetNode } from '../tree/node.ts';
import { defineDataSource } from './define.ts';

/** The document of the newest post that visitors can read, which the template of posts shows. */
export const source = defineDataSource({
  name: 'sample_post',
  request: {},
  result: z.strictObject({ document: z.custom<WidgetNode>() }),
});
