import type { I18n } from './create-i18n.ts';
import { keyPart } from './key-part.ts';

/** Compiled by `npm run check`: each line that may not compile says so. */
export function typedKeys(panel: I18n, mail: I18n<'mail'>, device: 'tablet' | 'desktop'): void {
  panel.t('COMMON.ACTION.SAVE');
  panel.t(`EDITOR.DEVICE.${keyPart(device)}`);
  // @ts-expect-error a misspelt key
  panel.t('COMMON.ACTION.SAFE');
  // @ts-expect-error a plural is named without its form
  panel.t('COMMON.MESSAGES.INVALID_FORM_one', { count: 1 });
  // @ts-expect-error a composed key that not all values have
  panel.t(`EDITOR.EDITING.${keyPart(device)}`);
  // @ts-expect-error a string that nobody has looked up
  panel.t(String(device));

  mail.t('MODULE.MAIL.TEST.TEXT');
  // @ts-expect-error a key of a bundle that is not loaded
  mail.t('COMMON.ACTION.SAVE');
  const sent = String(device);
  if (panel.has(sent)) panel.t(sent);
}
