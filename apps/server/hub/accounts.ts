import {
  ACCOUNTS_APP_ID,
  type AccountsEnvironment,
  type AccountsMessage,
  accountsEnvironment,
  type License,
  productInfo,
} from '@plinth/contract';
import { type Locale, loadI18n, type MessageKey } from '@plinth/i18n';
import { escapeHtml } from '@plinth/render';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { hubMessageHeaders, newNonce } from '../http/headers.ts';
import { issueToken } from '../security/access-token.ts';
import { parseHubKeys } from '../security/hub-keys.ts';
import type { Hub } from './hub.ts';
import { paragraphs, sendPage } from './hub-page.ts';
import { readLicense } from './read-license.ts';
import { HUB_LOCALES } from './tutorials.ts';

/** How long a token is valid, in s. */
const TOKEN_SECONDS = 30 * 24 * 60 * 60;

/** A JSON value as base64url. */
const encoded = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, { addIssue }) => {
      try {
        return JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown;
      } catch {
        addIssue('not JSON');
        return z.NEVER;
      }
    })
    .pipe(schema);

const app_id = z.literal(ACCOUNTS_APP_ID);
const language_locale = z.enum(HUB_LOCALES).catch('en_US');

const infoQuery = z.object({ app_id, environment: encoded(accountsEnvironment) });
const authQuery = z.object({ app_id, request: encoded(productInfo) });

/** Sends its message to the panel: when its button is pressed, or at once if there is none. */
const SCRIPT = `const {message,origin}=document.currentScript.dataset;
const send=()=>parent.postMessage(JSON.parse(message),origin);
const button=document.querySelector('button');
button?button.addEventListener('click',send):send();`;

type Answer = {
  readonly site: License;
  readonly message: AccountsMessage;
  /** Text of the button that sends the message. */
  readonly button?: MessageKey<'hub'>;
  readonly text: MessageKey<'hub'>;
};

type Asked = { readonly locale: Locale; readonly origin: string };

async function sendAnswer(
  reply: FastifyReply,
  { locale, origin }: Asked,
  { site, message, text, button }: Answer,
): Promise<FastifyReply> {
  const { t } = await loadI18n(['hub'], locale);
  const nonce = newNonce();
  const data = `data-origin="${escapeHtml(origin)}" data-message="${escapeHtml(JSON.stringify(message))}"`;
  const action = button ? `<p><button>${escapeHtml(t(button))}</button></p>` : '';
  return sendPage(reply, {
    locale,
    title: t('MODULE.HUB.ACCOUNTS.TITLE'),
    content: `${paragraphs([t(text, { domain: site.domain })])}${action}<script nonce="${nonce}" ${data}>${SCRIPT}</script>`,
    headers: hubMessageHeaders(nonce, origin),
  });
}

async function sendRefusal(reply: FastifyReply, locale: Locale): Promise<FastifyReply> {
  const { t } = await loadI18n(['hub'], locale);
  return sendPage(reply.code(403), {
    locale,
    title: t('MODULE.HUB.ACCOUNTS.REFUSED_TITLE'),
    content: paragraphs([t('MODULE.HUB.ACCOUNTS.REFUSED')]),
  });
}

/** The site that an environment proves to be of, with the origin of its panel. */
function provenSite({ keys, clock }: Hub, given: AccountsEnvironment | undefined) {
  const publicKeys = parseHubKeys(keys.text);
  const site = given && publicKeys && readLicense(publicKeys, given.license);
  if (!site) return null;
  const { origin, hostname } = new URL(given.origin);
  const isValid = site.not_after === null || clock() < site.not_after;
  return hostname === site.domain && isValid ? { site, origin } : null;
}

/** A token for a licensed site, which its panel frames the pages to get. */
export function addAccounts(app: FastifyInstance, hub: Hub): void {
  const localeOf = (query: unknown) =>
    z.object({ language_locale }).parse({ ...(query as object) }).language_locale;

  app.get('/accounts/product-info/', ({ query }, reply) => {
    const locale = localeOf(query);
    const given = infoQuery.safeParse(query).data?.environment;
    const proven = provenSite(hub, given);
    if (!given || !proven) return sendRefusal(reply, locale);
    const { site, origin } = proven;
    const info = { ...given, origin, product_id: site.product_id, domain: site.domain };
    return sendAnswer(
      reply,
      { locale, origin },
      {
        site,
        message: { module: 'accounts', action: 'setProductInfo', body: { productInfo: info } },
        text: 'MODULE.HUB.ACCOUNTS.KNOWN',
      },
    );
  });

  app.get('/accounts/auth/', ({ query }, reply) => {
    const locale = localeOf(query);
    const proven = provenSite(hub, authQuery.safeParse(query).data?.request);
    if (!proven) return sendRefusal(reply, locale);
    const { site, origin } = proven;
    const access_token = issueToken(hub.keys, {
      iss: 'plinth-hub',
      aud: ACCOUNTS_APP_ID,
      sub: site.product_id,
      domain: site.domain,
      exp: Math.floor(hub.clock() / 1000) + TOKEN_SECONDS,
    });
    return sendAnswer(
      reply,
      { locale, origin },
      {
        site,
        message: { module: 'accounts', action: 'setToken', body: { access_token } },
        text: 'MODULE.HUB.ACCOUNTS.ASK',
        button: 'MODULE.HUB.ACCOUNTS.CONNECT',
      },
    );
  });
}
