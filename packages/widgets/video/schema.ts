import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { commonOptions } from '../kit/options/common.ts';
import { embedStyleOptions, linkedEmbedOptions } from '../kit/options/embed.ts';
import { responsive } from '../kit/values/responsive.ts';
import { integer, optionalInteger } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const VIDEO_RATIOS = ['16/9', '4/3', '1/1', '21/9', '9/16'] as const;
/** Seconds of a day. */
export const MAX_SECONDS = 86_400;
/** Also in embed.css. */
export const VIDEO_RATIO = '16/9';

const off = z.boolean().default(false);
const on = z.boolean().default(true);

const properties = z.strictObject({
  ...commonOptions,
  ...linkedEmbedOptions('video'),
  ...embedStyleOptions,
  ratio: z.enum(VIDEO_RATIOS).default(VIDEO_RATIO),
  /** Percent of the available width. */
  width: responsive(integer(10, 100), 100),
  /** Muted, because sound must not start by itself. */
  is_autoplay: off,
  is_muted: off,
  is_looped: off,
  has_controls: on,
  /** Seconds. Null: those of the URL, or the beginning. */
  start: optionalInteger(0, MAX_SECONDS),
  /** Seconds. Null: the end. */
  end: optionalInteger(1, MAX_SECONDS),
  /** The service's domain or option that doesn't track visitors before they play the video. */
  is_private: on,
});

export type VideoProperties = z.infer<typeof properties>;

/** A video of another company, such as YouTube or Vimeo. */
export const schema = defineWidget({ ...rules, properties });
