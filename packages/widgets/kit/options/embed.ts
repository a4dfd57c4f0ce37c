import { type EmbedKind, embedUrl, FrameUrl, imageRef } from '@plinth/model';
import { z } from 'zod';
import { optionalColor, singleLine } from '../values/values.ts';
import { areaOptions, borderOption, shadowOption } from './box.ts';

/** Options of widgets that show content of other companies. */
export const embedOptions = {
  /** Nothing loads from the other company before the visitor agrees. */
  is_click_to_load: z.boolean().default(true),
};

const schema = z.strictObject(embedOptions);

export type EmbedOptions = z.infer<typeof schema>;

/** What the service says about an embed, as long as its URL is this one. */
const foundOption = (kind: EmbedKind) =>
  z.strictObject({
    url: embedUrl(kind),
    title: singleLine(255).default(''),
    /** URL of the frame that shows it. Empty if unknown. */
    frame_url: z.union([z.literal(''), FrameUrl]).default(''),
    poster_id: imageRef().nullable().default(null),
    /** Nothing public was there when the service was asked. */
    is_gone: z.boolean().default(false),
  });

/** Options of widgets that show what is at one URL of another company. */
export const linkedEmbedOptions = (kind: EmbedKind) => ({
  ...embedOptions,
  /** Nothing is shown if empty. */
  url: z.union([z.literal(''), embedUrl(kind)]).default(''),
  found: foundOption(kind).nullable().default(null),
  /** Accessible name. Empty: the title at the service. */
  title: singleLine(255).default(''),
  /** Null: the poster of the service. */
  poster_id: imageRef().nullable().default(null),
});

const buttonColors = { color: optionalColor(), background_color: optionalColor() };

/** Style of the area, and of the poster and the frame in it. */
export const embedStyleOptions = {
  ...areaOptions,
  border: borderOption,
  shadow: shadowOption,
  ...buttonColors,
  hover: z
    .strictObject({ ...buttonColors, border_color: optionalColor(), shadow: shadowOption })
    .prefault({}),
};

const linkedSchema = z.strictObject(linkedEmbedOptions('video'));

export type LinkedEmbedOptions = z.infer<typeof linkedSchema>;

const styleSchema = z.strictObject(embedStyleOptions);

export type EmbedStyleOptions = z.infer<typeof styleSchema>;
