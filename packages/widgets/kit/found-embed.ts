import type { LinkedEmbedOptions } from './options/embed.ts';

/** What the service says about the embed that is shown. */
export const foundOf = ({
  url,
  found,
}: Pick<LinkedEmbedOptions, 'url' | 'found'>): LinkedEmbedOptions['found'] =>
  found?.url === url ? found : null;

/** The title by the owner or the service. Empty if neither names the embed. */
export const embedTitle = (properties: LinkedEmbedOptions): string =>
  properties.title.trim() || foundOf(properties)?.title || '';
