import type { CheckFacts, WidgetChecks, WidgetProblem } from '../kit/checks.ts';
import { missingAlt } from '../kit/image-alt.ts';
import type { ImageProperties } from './schema.ts';

type Facts = CheckFacts<ImageProperties>;

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
