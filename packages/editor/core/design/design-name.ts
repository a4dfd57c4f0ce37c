import { keyPart, type MessageKey, type Translate } from '@plinth/i18n';
import { DEVICES, type DocumentNode } from '@plinth/model';
import { mainColorName } from './color-name.ts';
import { DESIGN_KIND } from './design-tree.ts';

const KINDS: readonly string[] = Object.values(DESIGN_KIND);

export const isDesignKind = (kind: string): boolean => KINDS.includes(kind);

/** The name of a part of the site's design: “Colors”, or that of a text style or preset. */
export function designName(t: Translate, { widget, properties }: DocumentNode): string {
  if (widget === DESIGN_KIND.root) return t('EDITOR.SECTION.DESIGN');
  return widget === DESIGN_KIND.colors ? t('EDITOR.SAVES.COLORS') : String(properties.name);
}

const LINKS: ReadonlySet<string> = new Set(['link', 'link_hover', 'link_visited']);

/** A readable name of one of its properties; null if it has none. */
export function designPropertyName(t: Translate, property: string): string | null {
  const [, number] = /^color(\d)$/.exec(property) ?? [];
  if (number) return mainColorName(t, Number(number));
  if (property === 'is_accent_own') return t('EDITOR.COLOR.OWN_ACCENT');
  if (LINKS.has(property)) return t('EDITOR.STYLES.LINKS');
  const device = DEVICES.find((name) => name === property);
  return device ? t(`COMMON.DEVICE.${keyPart(device)}`) : null;
}

const FORMATS: { readonly [format: string]: MessageKey } = {
  font_family: 'EDITOR.STYLES.FONT',
  font_size: 'EDITOR.STYLES.FONT_SIZE',
  font_weight: 'WIDGET.OPTION.FONT_WEIGHT',
  line_height: 'EDITOR.STYLES.LINE_HEIGHT',
  letter_spacing: 'EDITOR.STYLES.LETTER_SPACING',
  color: 'EDITOR.TEXT.COLOR',
  font_style: 'EDITOR.STYLES.FONT_STYLE',
  text_transform: 'EDITOR.STYLES.TEXT_TRANSFORM',
  text_decoration: 'EDITOR.STYLES.TEXT_DECORATION',
};

/** The name of a text style's format, as its field shows it; null if it has none. */
export function formatName(t: Translate, format: string): string | null {
  const label = FORMATS[format];
  return label ? t(label) : null;
}
