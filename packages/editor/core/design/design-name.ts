import { keyPart, type Translate } from '@plinth/i18n';
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

/** A readable name of one of its properties; null if it has none. */
export function designPropertyName(t: Translate, property: string): string | null {
  const [, number] = /^color(\d)$/.exec(property) ?? [];
  if (number) return mainColorName(t, Number(number));
  if (property === 'is_accent_own') return t('EDITOR.COLOR.OWN_ACCENT');
  const device = DEVICES.find((name) => name === property);
  return device ? t(`COMMON.DEVICE.${keyPart(device)}`) : null;
}
