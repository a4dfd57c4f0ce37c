import type { I18n } from './create-i18n.ts';
import { keyPart } from './key-part.ts';

/** Type tests, compiled by `npm run check`. Lines that must not compile have a directive. */
export function typedKeys(panel: I18n, mail: I18n<'mail'>, device: 'tablet' | 'desktop'): void {
  panel.t('COMMON.ACTION.SAVE');
  panel.t(`COMMON.DEVICE.${keyPart(device)}`);
  // @ts-expect-error a misspelt key
  panel.t('COMMON.ACTION.SAFE');
  // @ts-expect-error a plural key doesn't include its suffix
  panel.t('COMMON.MESSAGES.INVALID_FORM_one', { count: 1 });
  // @ts-expect-error a composed key that doesn't exist for all values
  panel.t(`EDITOR.EDITING.${keyPart(device)}`);
  // @ts-expect-error an unchecked string
  panel.t(String(device));

  mail.t('MODULE.MAIL.TEST.TEXT');
  // @ts-expect-error a key from a bundle that isn't loaded
  mail.t('COMMON.ACTION.SAVE');
  const sent = String(device);
  if (panel.has(sent)) panel.t(sent);
}
