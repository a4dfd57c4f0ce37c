import { loadI18n } from '@plinth/i18n';
import {
  BLOCK,
  COLUMN,
  invariant,
  type LinkAction,
  PopupProperties,
  type PopupTemplate,
  type ReceivedContent,
  ROW,
  type WidgetNode,
} from '@plinth/model';
import { escapeHtml } from '@plinth/render';
import { WIDGETS } from '@plinth/widgets';
import type { z } from 'zod';
import { emptyDocument } from '../../documents/documents.ts';

const { t } = await loadI18n(['server']);

type TextKey = Parameters<typeof t>[0];
type Properties = WidgetNode['properties'];

type Part =
  | { readonly html: string }
  | { readonly button: TextKey; readonly link: LinkAction }
  | { readonly isImage: true };

type Template = {
  readonly columns: readonly (readonly Part[])[];
  readonly properties?: z.input<typeof PopupProperties>;
};

const heading = (key: TextKey): Part => ({
  html: `<h2 class="moto-text_heading-3">${escapeHtml(t(key))}</h2>`,
});
const paragraph = (key: TextKey): Part => ({ html: `<p>${escapeHtml(t(key))}</p>` });
const fact = (key: TextKey, html: string): Part => ({
  html: `<h3 class="moto-text_title">${escapeHtml(t(key))}</h3><p>${html}</p>`,
});
const button = (label: TextKey, link: LinkAction): Part => ({ button: label, link });
const image: Part = { isImage: true };

const TEMPLATES: { readonly [T in PopupTemplate]: Template } = {
  blank: { columns: [] },
  announcement: {
    columns: [
      [
        heading('MODULE.SERVER.POPUP_TEMPLATE.ANNOUNCEMENT.TITLE'),
        paragraph('MODULE.SERVER.POPUP_TEMPLATE.ANNOUNCEMENT.TEXT'),
        button('MODULE.SERVER.POPUP_TEMPLATE.ANNOUNCEMENT.BUTTON', { action: 'home_page' }),
      ],
    ],
  },
  call: {
    columns: [
      [
        heading('MODULE.SERVER.POPUP_TEMPLATE.CALL.TITLE'),
        paragraph('MODULE.SERVER.POPUP_TEMPLATE.CALL.TEXT'),
        button('MODULE.SERVER.POPUP_TEMPLATE.CALL.BUTTON', { action: 'fact.mail' }),
      ],
    ],
    properties: { width: 520 },
  },
  offer: {
    columns: [
      [image],
      [
        heading('MODULE.SERVER.POPUP_TEMPLATE.OFFER.TITLE'),
        paragraph('MODULE.SERVER.POPUP_TEMPLATE.OFFER.TEXT'),
        button('MODULE.SERVER.POPUP_TEMPLATE.OFFER.BUTTON', { action: 'home_page' }),
      ],
    ],
    properties: { width: 860, animation: 'zoom' },
  },
  image: {
    columns: [[image, paragraph('MODULE.SERVER.POPUP_TEMPLATE.IMAGE.TEXT')]],
    properties: { width: 720, animation: 'zoom' },
  },
  contact: {
    columns: [
      [
        heading('MODULE.SERVER.POPUP_TEMPLATE.CONTACT.TITLE'),
        fact(
          'MODULE.SERVER.POPUP_TEMPLATE.CONTACT.CALL',
          '<a href="link:fact.call"><data value="phone"></data></a>',
        ),
        fact(
          'MODULE.SERVER.POPUP_TEMPLATE.CONTACT.EMAIL',
          '<a href="link:fact.mail"><data value="email"></data></a>',
        ),
        fact('MODULE.SERVER.POPUP_TEMPLATE.CONTACT.ADDRESS', '<data value="address"></data>'),
      ],
    ],
    properties: { width: 440, position: 'right', animation: 'slide' },
  },
  notice: {
    columns: [[paragraph('MODULE.SERVER.POPUP_TEMPLATE.NOTICE.TEXT')]],
    properties: { width: 560, position: 'bottom', animation: 'slide', overlay: { opacity: 20 } },
  },
};

type Received<K extends ReceivedContent['kind']> = Extract<ReceivedContent, { readonly kind: K }>;

/** The widget that shows such content, and its properties for that. */
function widgetFor<K extends ReceivedContent['kind']>(kind: K) {
  const found = [...WIDGETS.values()].find(({ receives }) => receives?.kind === kind);
  invariant(found?.receives, `no widget shows ${kind}`);
  return { widget: found.name, receives: found.receives as Received<K> };
}

function contentOf(part: Part): { readonly widget: string; readonly properties: Properties } {
  if ('isImage' in part) return { widget: widgetFor('picture').widget, properties: {} };
  if ('html' in part) {
    const { widget, receives } = widgetFor('html');
    return { widget, properties: { [receives.path]: part.html } };
  }
  const { widget, receives } = widgetFor('link');
  return { widget, properties: { [receives.path]: part.link, [receives.label]: t(part.button) } };
}

const COLUMNS = 12;
const GAP = { spacing: { top: { desktop: 'small' } } };
const PADDING = { spacing: { top: { desktop: 'medium' }, bottom: { desktop: 'medium' } } };

function documentOf({ columns }: Template): WidgetNode {
  let count = 1;
  const node = (
    widget: string,
    properties: Properties,
    children: WidgetNode[] = [],
  ): WidgetNode => {
    count += 1;
    return { id: `w${count}`, widget, properties, children };
  };
  const column = (parts: readonly Part[]): WidgetNode =>
    node(
      COLUMN,
      { width: { desktop: COLUMNS / columns.length } },
      parts.map((part, index) => {
        const { widget, properties } = contentOf(part);
        return node(widget, { ...properties, ...(index > 0 && GAP) });
      }),
    );
  const page = emptyDocument();
  if (columns.length === 0) return page;
  return { ...page, children: [node(BLOCK, PADDING, [node(ROW, {}, columns.map(column))])] };
}

/** The document and properties of a new popup. */
export const popupFromTemplate = (name: PopupTemplate) => ({
  document: documentOf(TEMPLATES[name]),
  properties: PopupProperties.parse(TEMPLATES[name].properties ?? {}),
});
