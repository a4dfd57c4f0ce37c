import { z } from 'zod';
import { areaOptions, borderOption, shadowOption } from '../options/box.ts';
import { responsive } from '../values/responsive.ts';
import { integer, optionalColor, optionalInteger, singleLine } from '../values/values.ts';

export const SLIDE_RATIOS = [
  'original',
  '1/1',
  '4/3',
  '3/2',
  '16/9',
  '21/9',
  '3/4',
  '2/3',
] as const;
export const CAPTION_POSITIONS = ['over', 'below', 'none'] as const;
export const ARROW_POSITIONS = ['over', 'below'] as const;
export const CAPTION_ALIGNMENTS = ['top', 'middle', 'bottom'] as const;

type SlideRatio = (typeof SLIDE_RATIOS)[number];

type Defaults = {
  readonly autoplay: boolean;
  readonly captions: (typeof CAPTION_POSITIONS)[number];
  readonly ratio: SlideRatio;
};

/** Options of widgets that show slides. Null values inherit from the preset. */
export const slidesOptions = ({ autoplay, captions, ratio }: Defaults) => ({
  /** Accessible name. */
  label: singleLine(255).default(''),
  autoplay: z.boolean().default(autoplay),
  /** Seconds until the next slide. */
  duration: integer(1, 60).default(5),
  /** Whether arrows, dots, keys, and touches end the autoplay. */
  stops_on_click: z.boolean().default(true),
  /** Whether the first slide follows the last one. */
  loops: z.boolean().default(true),
  has_arrows: z.boolean().default(true),
  has_dots: z.boolean().default(true),
  /** Where the content of slides with an image is. */
  captions: z.enum(CAPTION_POSITIONS).default(captions),
  ratio: responsive(z.enum(SLIDE_RATIOS), ratio),
  ...areaOptions,
  /** Fill, border, and shadow of each slide. */
  background_color: optionalColor(),
  border: borderOption,
  shadow: shadowOption,
  caption: z
    .strictObject({
      text_color: optionalColor(),
      background_color: optionalColor(),
      padding: optionalInteger(0, 100),
      /** Percent of the image's width, over the image. */
      width: optionalInteger(20, 100),
      vertical_align: z.enum(CAPTION_ALIGNMENTS).nullable().default(null),
    })
    .prefault({}),
  arrows: z
    .strictObject({
      position: z.enum(ARROW_POSITIONS).nullable().default(null),
      size: optionalInteger(24, 96),
      radius: optionalInteger(0, 500),
      color: optionalColor(),
      background_color: optionalColor(),
    })
    .prefault({}),
  dots: z
    .strictObject({
      size: optionalInteger(6, 24),
      color: optionalColor(),
      /** Color of the dot of the current slide. */
      current_color: optionalColor(),
    })
    .prefault({}),
  hover: z
    .strictObject({
      background_color: optionalColor(),
      border_color: optionalColor(),
      shadow: shadowOption,
      arrow_color: optionalColor(),
      arrow_background_color: optionalColor(),
      dot_color: optionalColor(),
    })
    .prefault({}),
});

const schema = z.strictObject(
  slidesOptions({ autoplay: false, captions: 'over', ratio: 'original' }),
);

export type SlidesProperties = z.infer<typeof schema>;
