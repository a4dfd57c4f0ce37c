import type { CheckFacts, WidgetChecks, WidgetProblem } from '../kit/checks.ts';
import { type ImageProperties, MAX_ALT } from './schema.ts';

type Facts = CheckFacts<ImageProperties>;

const missingAlt = ({ properties, media }: Facts): readonly WidgetProblem[] => {
  const { image_id, is_decorative, alt } = properties;
  const image = image_id === null || is_decorative ? null : media(image_id);
  if (image === null || (alt ?? image.alt) !== '') return [];
  return [
    {
      kind: 'alt',
      text: 'WIDGET.IMAGE.CHECK.ALT',
      isUnfilled: true,
      repairs: [
        {
          kind: 'describe',
          path: 'alt',
          image: image.id,
          maxLength: MAX_ALT,
          label: 'WIDGET.IMAGE.REPAIR.DESCRIBE',
        },
        {
          kind: 'set',
          path: 'is_decorative',
          value: true,
          label: 'WIDGET.IMAGE.REPAIR.DECORATIVE',
        },
      ],
    },
  ];
};

/** Images up to `small` bytes are never too heavy. Images above `large` bytes always are. */
const BYTES = { small: 40_000, large: 400_000 };
/** How many times wider than displayed a file can be. */
const MAX_OVERSIZE = 2.2;

const heavyImage = ({ properties, media, images, device }: Facts): readonly WidgetProblem[] => {
  const [image] = images();
  if (!image || properties.image_id === null || image.shownWidth === 0) return [];
  const { bytes, width, shownWidth } = image;
  const isOversized = width > shownWidth * MAX_OVERSIZE && bytes > BYTES.small;
  if (!isOversized && bytes <= BYTES.large) return [];
  const hasSizes = (media(properties.image_id)?.sources.length ?? 0) > 0;
  // With a fitting max width, browsers choose a smaller rendition.
  const fit = {
    kind: 'set',
    path: 'max_width',
    device: 'desktop',
    value: `${shownWidth}px`,
    label: 'WIDGET.IMAGE.REPAIR.FIT',
    values: { width: shownWidth },
  } as const;
  return [
    {
      kind: 'picture',
      text: 'WIDGET.IMAGE.CHECK.HEAVY',
      values: { kilobytes: Math.round(bytes / 1000), width: shownWidth },
      repairs: [
        ...(isOversized && hasSizes && device === 'desktop' ? [fit] : []),
        { kind: 'choose_image', path: 'image_id', label: 'WIDGET.IMAGE.REPAIR.REPLACE' },
      ],
    },
  ];
};

export const checks: WidgetChecks<ImageProperties> = {
  find: (facts) => [...missingAlt(facts), ...heavyImage(facts)],
};
