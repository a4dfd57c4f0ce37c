import type { MessageKey } from '@plinth/i18n';
import { escapeHtml } from '@plinth/render';
import type { SiteText } from './texts.ts';

export type PasswordState = 'ask' | 'wrong' | 'too_many';

const MESSAGES = {
  ask: null,
  wrong: 'MODULE.SITE.PASSWORD.WRONG',
  too_many: 'MODULE.SITE.PASSWORD.TOO_MANY',
} as const satisfies Record<PasswordState, MessageKey<'visitors'> | null>;

const STYLE = `.moto-password{display:grid;gap:.75rem;max-width:24rem}
.moto-password input{padding:.7em .9em;border:1px solid var(--moto-border-strong);border-radius:var(--moto-radius,0);background:var(--moto-bg);color:var(--moto-text)}
.moto-password button{justify-self:start;padding:.75em 1.6em;border:0;border-radius:var(--moto-radius,0);background:var(--moto-primary);color:var(--moto-on-primary);font-weight:600;cursor:pointer}
.moto-password p{margin:0;color:var(--moto-text)}`;

export const PASSWORD_FIELD = 'password';

/** A form without JavaScript, submitted to the current URL. */
export function passwordForm(text: SiteText, state: PasswordState): string {
  const t = (key: MessageKey<'visitors'>) => escapeHtml(text(key));
  const message = MESSAGES[state];
  const attributes =
    message === null ? '' : ' aria-invalid="true" aria-describedby="password-problem"';
  return [
    `<style>${STYLE}</style><form class="moto-password" method="post">`,
    `<label for="password">${t('MODULE.SITE.PASSWORD.LABEL')}</label>`,
    `<input id="password" name="${PASSWORD_FIELD}" type="password" autocomplete="current-password" maxlength="128" required${attributes}>`,
    message === null ? '' : `<p id="password-problem" role="alert">${t(message)}</p>`,
    `<button type="submit">${t('MODULE.SITE.PASSWORD.SUBMIT')}</button></form>`,
  ].join('');
}
