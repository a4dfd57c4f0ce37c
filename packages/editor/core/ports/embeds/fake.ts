import type { Framing } from '@plinth/model';
import type { EmbedsPort, FoundEmbed } from './port.ts';

type Options = {
  /** What pages answer by URL; all others can't be checked. */
  readonly framing?: { readonly [url: string]: Framing };
  /** What services say by URL; nothing about others. */
  readonly found?: { readonly [url: string]: FoundEmbed | 'gone' };
};

export const fakeEmbeds = ({ framing = {}, found = {} }: Options = {}): EmbedsPort => ({
  checkFraming: async (url) => framing[url] ?? 'unknown',
  find: async (_kind, url) => found[url] ?? null,
});
