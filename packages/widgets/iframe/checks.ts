import type { WidgetChecks, WidgetProblem } from '../kit/checks.ts';
import type { IframeProperties } from './schema.ts';

const REFUSED: WidgetProblem = {
  kind: 'frame',
  text: 'WIDGET.IFRAME.CHECK.REFUSED',
  repairs: [{ kind: 'edit', path: 'url', label: 'WIDGET.IFRAME.REPAIR.URL' }],
};

const UNTITLED: WidgetProblem = {
  kind: 'frame',
  text: 'WIDGET.IFRAME.CHECK.UNTITLED',
  repairs: [{ kind: 'edit', path: 'title', label: 'WIDGET.IFRAME.REPAIR.TITLE' }],
};

/** Iframes that refuse to be embedded or have no title. */
export const checks: WidgetChecks<IframeProperties> = {
  find: ({ properties: { url, title }, framing }) =>
    url === ''
      ? []
      : [...(framing(url) === 'not' ? [REFUSED] : []), ...(title.trim() === '' ? [UNTITLED] : [])],
};
