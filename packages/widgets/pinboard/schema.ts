import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { commonOptions } from '../kit/options/common.ts';
import { embedStyleOptions, linkedEmbedOptions } from '../kit/options/embed.ts';
import { integer } from '../kit/values/values.ts';
import { rules } from './rules.ts';

/** px. Pinterest has no larger images in boards. */
export const ITEM_WIDTH = { min: 60, max: 237 } as const;
/** px. Both defaults are also in view.css, as the size of the frame. */
export const BOARD_WIDTH = { default: 400, min: 60, max: 2000 } as const;
export const BOARD_HEIGHT = { default: 240, min: 60, max: 2000 } as const;

const properties = z.strictObject({
  ...commonOptions,
  /** A pin, board, or profile. */
  ...linkedEmbedOptions('pinboard'),
  ...embedStyleOptions,
  /** Width of the images of a board or profile. */
  item_width: integer(ITEM_WIDTH.min, ITEM_WIDTH.max).default(80),
  board_width: integer(BOARD_WIDTH.min, BOARD_WIDTH.max).default(BOARD_WIDTH.default),
  /** Without Pinterest's header and footer. */
  board_height: integer(BOARD_HEIGHT.min, BOARD_HEIGHT.max).default(BOARD_HEIGHT.default),
});

export type PinboardProperties = z.infer<typeof properties>;

/** A pin, board, or profile of Pinterest. */
export const schema = defineWidget({ ...rules, properties });
