import { hoverRules } from '../canvas/frame/pin-hover.ts';

/** Class of the cells whose widget is shown as on hover. */
export const HOVERED = 'pl-hovered';

/** The widget in such a cell and its own elements, without child widgets. */
const ROOT = `.${HOVERED}>.moto-widget`;
const PARTS = `:is(${ROOT},${ROOT} :where(:not(${ROOT} .moto-widget,${ROOT} .moto-widget *)))`;

/** The hover styles of a stylesheet for the cells that show them. */
export function pinnedHoverCss(css: string): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return hoverRules(sheet.cssRules, PARTS);
}

/** What can be behind a widget. The image has light and dark places. */
export const GROUNDS = ['light', 'dark', 'image'] as const;

/**
 * Layout of the samples. Where they are scaled down much, they're enlarged and closer together.
 * Captions have the same size at any scale. Cells are below each other on small screens, and for wide
 * widgets.
 */
export const SAMPLES_CSS = `
body{margin:0}
.pl-ground{--pl-zoom:clamp(1,.65/var(--pl-scale,1),2);--pl-space:clamp(14px,56px*var(--pl-scale,1),32px);zoom:var(--pl-zoom);display:grid;grid-template-columns:1fr 1fr;gap:24px;padding:var(--pl-space);background:var(--moto-bg);color:var(--moto-text)}
.pl-ground[data-ground=image]{background:linear-gradient(160deg,#26384bcc,transparent 45%),radial-gradient(at 78% 18%,#f6d9a8,transparent 45%),radial-gradient(at 30% 90%,#2f4a38,transparent 60%),#7c97a6}
.pl-cell{display:grid;align-content:start;gap:calc(var(--pl-space)*.375);min-width:0}
.pl-cell>span{justify-self:start;padding:.15em .6em;border-radius:.4em;background:#fff;color:#333;font:calc(12px/var(--pl-scale,1)/var(--pl-zoom,1))/1.4 system-ui,sans-serif}
@media (width>1024px){.pl-ground[data-large]{--pl-zoom:max(1.75,.65/var(--pl-scale,1))}}
.pl-ground[data-wide]{grid-template-columns:minmax(0,1fr)}
@media (width<=567px){.pl-ground{grid-template-columns:1fr}}
`;
