import { keyPart, type Translate } from '@plinth/i18n';
import type { Origin } from '../../core/properties/effective.ts';

/** Where a value comes from, as a short sentence. */
export function originText(t: Translate, origin: Origin): string {
  switch (origin.kind) {
    case 'here':
      return origin.only
        ? t('EDITOR.ORIGIN.ONLY', { device: t(`COMMON.DEVICE.${keyPart(origin.only)}`) })
        : t('EDITOR.ORIGIN.HERE');
    case 'inherited':
      return t('EDITOR.ORIGIN.DEVICE', { device: t(`COMMON.DEVICE.${keyPart(origin.from)}`) });
    case 'preset':
      return t('EDITOR.ORIGIN.PRESET', { name: origin.name });
    case 'textStyle':
      return t('EDITOR.ORIGIN.TEXT_STYLE', { name: origin.name });
    default:
      return t(`EDITOR.ORIGIN.${keyPart(origin.kind)}`);
  }
}
