import { imageRef, mp4Ref } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { areaOptions, borderOption, boxHoverOption, shadowOption } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { responsive } from '../kit/values/responsive.ts';
import { integer, optionalColor, singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const PLAYER_RATIOS = ['16/9', '4/3', '1/1', '21/9', '9/16'] as const;
/** Also in view.css. */
export const PLAYER_RATIO = '16/9';

const off = z.boolean().default(false);
const on = z.boolean().default(true);

const properties = z.strictObject({
  ...commonOptions,
  ...areaOptions,
  /** An .mp4 file, which every browser plays. */
  file_id: mp4Ref().nullable().default(null),
  poster_id: imageRef().nullable().default(null),
  /** Accessible name. Empty: the title or name of the file. */
  title: singleLine(255).default(''),
  /** Muted. Only the first one on a page starts. */
  is_autoplay: off,
  is_looped: off,
  /** Otherwise, visitors have one button that plays and pauses. */
  has_controls: on,
  has_fullscreen: on,
  ratio: z.enum(PLAYER_RATIOS).default(PLAYER_RATIO),
  /** Percent of the available width. */
  width: responsive(integer(10, 100), 100),
  background_color: optionalColor(),
  border: borderOption,
  shadow: shadowOption,
  hover: boxHoverOption,
});

export type VideoPlayerProperties = z.infer<typeof properties>;

/** A video from the media library. */
export const schema = defineWidget({ ...rules, properties });
