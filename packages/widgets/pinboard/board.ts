import { type HostedPinboard, hostedPinboard } from '@plinth/model';
import type { Embedded } from '../kit/embed.tsx';
import { embedTitle } from '../kit/found-embed.ts';
import { escapeAttribute } from '../kit/rich-text/rewrite.ts';
import type { PinboardProperties } from './schema.ts';

const SERVICE = { id: 'pinterest', name: 'Pinterest' } as const;

/** What the document loads: Pinterest's script, its data, and images from anywhere. */
const POLICY =
  "default-src 'none'; script-src https://*.pinterest.com; style-src 'unsafe-inline'; img-src https: data:; upgrade-insecure-requests";

type Board = { readonly board: HostedPinboard; readonly language: string };

/** Pinterest's script replaces the link. If it doesn't respond, or the board is gone, it stays. */
function documentOf(properties: PinboardProperties, { board, language }: Board): string {
  const title = escapeAttribute(embedTitle(properties) || SERVICE.name);
  const { board_width, board_height, item_width } = properties;
  const settings = Object.entries({
    'data-pin-do': board.kind === 'board' ? 'embedBoard' : 'embedUser',
    'data-pin-board-width': board_width,
    'data-pin-scale-height': board_height,
    'data-pin-scale-width': item_width,
    href: board.url,
  }).map(([name, value]) => `${name}="${value}"`);
  return [
    `<!doctype html><html lang="${escapeAttribute(language)}"><meta charset="utf-8">`,
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    `<title>${title}</title><base target="_blank">`,
    '<style>body{margin:0;font:1rem sans-serif}</style>',
    `<a ${settings.join(' ')}>${title}</a>`,
    '<script async src="https://assets.pinterest.com/js/pinit.js"></script></html>',
  ].join('');
}

/** A pin, board, or profile. Null without one. Pinterest only has frames of pins. */
export function pinboardOf(
  properties: PinboardProperties,
  language: string,
): Omit<Embedded, 'title'> | null {
  const board = hostedPinboard(properties.url);
  if (!board) return null;
  const shown = { service: SERVICE, href: board.url };
  const [, id] = /\/pin\/(\d+)\/$/.exec(board.url) ?? [];
  if (board.kind === 'pin')
    return { ...shown, src: `https://assets.pinterest.com/ext/embed.html?id=${id}` };
  return { ...shown, src: null, document: documentOf(properties, { board, language }) };
}
