import { popupVariables } from '@plinth/model';
import type { SiteContext } from '@plinth/widgets/kit';
import { attributes, escapeHtml } from './escape.ts';
import type { PopupOpening, RenderPageInput } from './page-input.ts';

/** The name of the script that opens popups, and of its stylesheet. */
export const POPUP_CLIENT = 'popup';

const closeButton = ({ text }: SiteContext): string =>
  `<button${attributes({ type: 'button', class: 'moto-popup-close', 'aria-label': text('VISITOR.POPUP.CLOSE') })}>×</button>`;

/** A dialog that is part of the page fills the window like one that a script opens. */
const OPEN_DIALOG = 'position:fixed;inset:0';

const SEE_THROUGH = '<style>html,body{background:none!important}</style>';

/** The page of a popup: its content, and a link to the site. */
export function popupPage(input: RenderPageInput, content: string): string {
  const { popup, page, site, context, isPopupOpen = false } = input;
  if (!popup) return content;
  const { overlay, position, animation, has_close_button } = popup;
  const variables = Object.entries(popupVariables(popup)).map((each) => each.join(':'));
  const shown = attributes({
    class: `moto-popup moto-popup-at-${position} moto-popup-${animation}`,
    style: variables.join(';'),
    'aria-label': page.name,
    'data-closes': overlay.closes ? '' : null,
    role: 'group',
  });
  // Something has to close it on phones.
  const button = has_close_button || !overlay.closes ? closeButton(context) : '';
  if (isPopupOpen) {
    const dialog = attributes({
      ...{ open: '', class: 'moto-popup-dialog', 'aria-label': page.name },
      style: [OPEN_DIALOG, ...variables].join(';'),
    });
    return `${SEE_THROUGH}<main id="section-content" tabindex="-1"><dialog${dialog}><div${shown}>${button}${content}</div></dialog></main>`;
  }
  const home = `<p class="moto-popup-home"><a href="/">${escapeHtml(site.site_name || context.text('VISITOR.POPUP.HOME'))}</a></p>`;
  return `<main id="section-content" tabindex="-1" class="moto-popup-page"><div${shown}>${button}${content}</div>${home}</main>`;
}

const openingLink = ({ id, href, opens }: PopupOpening): string => {
  const { where: _, page_ids: __, ...when } = opens;
  return `<a${attributes({ hidden: '', href, 'data-popup': String(id), 'data-opens': JSON.stringify(when) })}></a>`;
};

/** Hidden links to the popups that open on the page on their own. */
export const popupOpenings = ({ openings = [] }: RenderPageInput): string =>
  openings.map(openingLink).join('');

/** What the script shows if a popup can't be loaded. */
export function popupError({ site, context }: RenderPageInput): string {
  const text = site.popup_error_text || context.text('VISITOR.POPUP.ERROR');
  const shown = attributes({ class: 'moto-popup', role: 'group', 'data-closes': '' });
  return `<template id="moto-popup-error"><div${shown}>${closeButton(context)}<p class="moto-popup-error">${escapeHtml(text)}</p></div></template>`;
}
