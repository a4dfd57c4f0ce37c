import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { commonOptions } from '../kit/options/common.ts';
import { embedStyleOptions, linkedEmbedOptions } from '../kit/options/embed.ts';
import { responsive } from '../kit/values/responsive.ts';
import { hexColor, integer } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const PLAYERS = ['classic', 'visual'] as const;
/** px. Also in view.css. */
export const TRACK_HEIGHT = 166;
export const SET_HEIGHT = 450;
export const MIN_HEIGHT = 100;
export const MAX_HEIGHT = 1000;
/** The orange of SoundCloud. */
const ACCENT = '#ff5500';

const off = z.boolean().default(false);
const on = z.boolean().default(true);

const properties = z.strictObject({
  ...commonOptions,
  ...linkedEmbedOptions('audio'),
  ...embedStyleOptions,
  player: z.enum(PLAYERS).default('classic'),
  /** Color of the player in hex, which is all that the service takes. */
  accent: hexColor().default(ACCENT),
  /** Starts after a visitor's click. Sound never starts by itself. */
  is_autoplay: off,
  has_comments: on,
  hides_related: on,
  has_user: on,
  has_reposts: on,
  /** px. Null: that of a track, or of a list. */
  height: responsive(integer(MIN_HEIGHT, MAX_HEIGHT).nullable(), null),
});

export type AudioPlatformProperties = z.infer<typeof properties>;

/** A track, set, or user of SoundCloud. */
export const schema = defineWidget({ ...rules, properties });
