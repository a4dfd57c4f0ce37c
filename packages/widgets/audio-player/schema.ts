import { mp3Ref } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { areaOptions, borderOption, shadowOption } from '../kit/options/box.ts';
import { commonOptions } from '../kit/options/common.ts';
import { responsive } from '../kit/values/responsive.ts';
import { integer, optionalColor, optionalInteger, singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const MAX_TITLE = 255;

const off = z.boolean().default(false);

const colors = {
  color: optionalColor(),
  background_color: optionalColor(),
  button_color: optionalColor(),
  button_background_color: optionalColor(),
};

const properties = z.strictObject({
  ...commonOptions,
  ...areaOptions,
  /** An .mp3 file, which every browser plays. */
  file_id: mp3Ref().nullable().default(null),
  /** The name of the track. Empty: the title or name of the file. */
  title: singleLine(MAX_TITLE).default(''),
  is_looped: off,
  has_stop_button: off,
  has_loop_button: off,
  /** Percent of the available width. */
  width: responsive(integer(10, 100), 100),
  /** Space around the player in px. */
  padding: optionalInteger(0, 100),
  ...colors,
  border: borderOption,
  shadow: shadowOption,
  hover: z
    .strictObject({ ...colors, border_color: optionalColor(), shadow: shadowOption })
    .prefault({}),
});

export type AudioPlayerProperties = z.infer<typeof properties>;

/** A track from the media library. It never starts by itself, because it has sound. */
export const schema = defineWidget({ ...rules, properties });
