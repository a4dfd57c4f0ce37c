import type { WidgetNode } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';

const EMBED = /<iframe class="moto-embed-frame"[^>]* src="(https?:\/\/[^/?#"]+)/g;

/** Popups are loaded later, with embeds of their own. */
const OPENS_POPUP = ' data-popup=';

/** No part of a host adds a directive or stands for other hosts. */
const SOURCE = /^https?:\/\/[\w.:[\]-]+$/;

const sourceOf = (address: string): string => URL.parse(address)?.origin ?? '';

const framesAnyHost = ({ widget, children }: WidgetNode): boolean =>
  widgetDefinition(widget)?.framesAnyHost === true || children.some(framesAnyHost);

type Framing = {
  readonly trees: readonly WidgetNode[];
  /** Of all sections. */
  readonly html: string;
  /** The owner's code on the page. */
  readonly code: string;
};

/**
 * A CSP that allows frames of exactly the hosts that the page embeds. Null: the owner's code,
 * iframes, and popups can lead anywhere.
 */
export function framePolicy({ trees, html, code }: Framing): string | null {
  if (code !== '' || html.includes(OPENS_POPUP) || trees.some(framesAnyHost)) return null;
  const addresses = [...html.matchAll(EMBED)].map(([, address = '']) => sourceOf(address));
  const hosts = new Set(addresses.filter((source) => SOURCE.test(source)));
  return `frame-src ${hosts.size === 0 ? "'none'" : [...hosts].sort().join(' ')}`;
}
