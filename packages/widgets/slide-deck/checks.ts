import type { WidgetChecks, WidgetProblem } from '../kit/checks.ts';
import { linkedEmbedProblems } from '../kit/embed-checks.ts';
import { frameOf } from './deck.ts';
import type { SlideDeckProperties } from './schema.ts';

const LINK_ONLY: WidgetProblem = {
  kind: 'frame',
  text: 'WIDGET.SLIDE_DECK.CHECK.LINK_ONLY',
  isUnfilled: true,
  repairs: [{ kind: 'edit', path: 'url', label: 'WIDGET.SLIDE_DECK.REPAIR.URL' }],
};

/** Slides without a title, or that visitors only see as a link. */
export const checks: WidgetChecks<SlideDeckProperties> = {
  find: ({ properties }) => [
    ...(properties.url !== '' && frameOf(properties) === null ? [LINK_ONLY] : []),
    ...linkedEmbedProblems(properties),
  ],
};
