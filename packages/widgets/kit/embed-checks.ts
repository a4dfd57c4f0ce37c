import type { WidgetChecks, WidgetProblem } from './checks.ts';
import { embedTitle, foundOf } from './found-embed.ts';
import type { LinkedEmbedOptions } from './options/embed.ts';

const UNTITLED: WidgetProblem = {
  kind: 'frame',
  text: 'WIDGET.EMBED.CHECK.UNTITLED',
  isUnfilled: true,
  repairs: [{ kind: 'edit', path: 'title', label: 'WIDGET.EMBED.REPAIR.TITLE' }],
};

const GONE: WidgetProblem = {
  kind: 'link',
  text: 'WIDGET.EMBED.CHECK.GONE',
  repairs: [{ kind: 'edit', path: 'url', label: 'WIDGET.EMBED.REPAIR.URL' }],
};

/** Nothing public is there, or screen readers announce it by its service only. */
export const linkedEmbedProblems = (properties: LinkedEmbedOptions): readonly WidgetProblem[] => {
  if (properties.url === '') return [];
  if (foundOf(properties)?.is_gone) return [GONE];
  return embedTitle(properties) === '' ? [UNTITLED] : [];
};

export const embedChecks: WidgetChecks<LinkedEmbedOptions> = {
  find: ({ properties }) => linkedEmbedProblems(properties),
};
