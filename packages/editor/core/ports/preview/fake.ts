import type { Call } from '../../testing/call.ts';
import type { DocumentCost, PreviewPort, SignedUrl } from './port.ts';

type Options = {
  /** The URL of all previews, and of linked ones by their path. */
  readonly url?: string;
  readonly linked?: { readonly [href: string]: string };
  readonly cost?: DocumentCost;
};

export type FakePreview = PreviewPort & { readonly calls: readonly Call[] };

const signed = (url: string): SignedUrl => ({ url, expires: '2030-01-01T00:00:00.000Z' });

export function fakePreview({ url = '/', linked = {}, cost }: Options = {}): FakePreview {
  const calls: Call[] = [];
  return {
    calls,
    stored: async () => signed(url),
    draft: async (...args) => {
      calls.push(['draft', ...args]);
      return signed(url);
    },
    linked: async (...args) => {
      calls.push(['linked', ...args]);
      const found = linked[args[0]];
      return found === undefined ? null : signed(found);
    },
    cost: async () => cost ?? { html: 0, css: 0, scripts: 0, widget: null },
  };
}
