import { HUB_PATH } from '@plinth/contract';
import { type I18n, knownText } from '@plinth/i18n';
import { toast } from '@plinth/ui';
import { failureOf } from '../rpc/failure.ts';

/** How long an activation error is shown, in ms. */
const DURATION = 10_000;

/** On this server, because the activation server may be away. */
export const ACTIVATION_HELP = `${HUB_PATH}help/activation/`;

/** Shows an error of the activation with a link to what to do. */
export const showActivationError = (text: string, { t }: Pick<I18n, 't'>): void => {
  const link = { label: t('MODULE.ACTIVATION.HELP'), href: ACTIVATION_HELP };
  toast(text, { kind: 'error', duration: DURATION, link });
};

/** Why the activation failed. */
export const activationMessage = (error: unknown, i18n: Pick<I18n, 't' | 'has'>): string => {
  const { type, message } = failureOf(error);
  const main = knownText(i18n, message, { fallback: 'MODULE.ACTIVATION.FAILED' });
  if (type !== 'AUTHORIZATION_FAILED') return main;
  return `${main} ${i18n.t('MODULE.ACTIVATION.MESSAGES.AUTHORIZATION_FAILED')}`;
};
