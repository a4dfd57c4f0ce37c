import { keyPart, type Translate } from '@plinth/i18n';
import { SpacingValue } from '@plinth/model';

/** A spacing as “Large” or “60 px”; null if it is none. */
export function spacingText(t: Translate, value: unknown): string | null {
  const size = SpacingValue.safeParse(value).data;
  if (size === undefined) return null;
  return typeof size === 'number'
    ? t('EDITOR.TEXT.PX', { size })
    : t(`EDITOR.SIZE.${keyPart(size)}`);
}
