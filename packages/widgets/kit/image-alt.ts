import { z } from 'zod';
import type { CheckFacts, WidgetProblem } from './checks.ts';
import { singleLine } from './values/values.ts';
import type { SiteMedia } from './view.ts';

/** Characters of alt text. */
export const MAX_ALT = 500;

/** Alt text options of a widget with an `image_id`. */
export const altOptions = {
  /** Null: the alt text from the media library. */
  alt: singleLine(MAX_ALT).nullable().default(null),
  /** Screen readers skip decorative images. */
  is_decorative: z.boolean().default(false),
};

const schema = z.strictObject(altOptions);

type AltProperties = z.infer<typeof schema>;

export const altOf = ({ is_decorative, alt }: AltProperties, media: SiteMedia): string =>
  is_decorative ? '' : (alt ?? media.alt);

/** An image without alt text that isn't decorative. */
export const missingAlt = ({
  properties,
  media,
}: Pick<
  CheckFacts<AltProperties & { readonly image_id: number | null }>,
  'properties' | 'media'
>): readonly WidgetProblem[] => {
  const image = properties.image_id === null ? null : media(properties.image_id);
  if (image === null || properties.is_decorative || altOf(properties, image) !== '') return [];
  return [
    {
      kind: 'alt',
      text: 'WIDGET.CHECK.ALT',
      isUnfilled: true,
      repairs: [
        {
          kind: 'describe',
          path: 'alt',
          image: image.id,
          maxLength: MAX_ALT,
          label: 'WIDGET.REPAIR.DESCRIBE',
        },
        { kind: 'set', path: 'is_decorative', value: true, label: 'WIDGET.REPAIR.DECORATIVE' },
      ],
    },
  ];
};
