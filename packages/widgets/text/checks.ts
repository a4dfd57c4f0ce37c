import type { CheckFacts, WidgetChecks, WidgetProblem } from '../kit/checks.ts';
import { type Attributes, rewriteRichText } from '../kit/rich-text/rewrite.ts';
import type { TextProperties } from './schema.ts';

/** Images in the text without alt text, of their own or of the library, that aren't decorative. */
const missingAlt = ({
  properties,
  media,
}: CheckFacts<TextProperties>): readonly WidgetProblem[] => {
  let isMissing = false;
  const decorative = rewriteRichText(properties.html, (tag, attributes): Attributes => {
    const id = tag === 'img' ? attributes['data-media'] : undefined;
    const isDescribed =
      id === undefined || attributes.alt !== undefined || media(Number(id))?.alt !== '';
    if (isDescribed) return attributes;
    isMissing = true;
    return { ...attributes, alt: '' };
  });
  if (!isMissing) return [];
  return [
    {
      kind: 'alt',
      text: 'WIDGET.CHECK.ALT',
      isUnfilled: true,
      repairs: [
        { kind: 'edit', path: 'html', label: 'WIDGET.REPAIR.DESCRIBE' },
        { kind: 'set', path: 'html', value: decorative, label: 'WIDGET.REPAIR.DECORATIVE' },
      ],
    },
  ];
};

export const checks: WidgetChecks<TextProperties> = { find: missingAlt };
