import { TUTORIAL_SECTIONS, type TutorialSection } from '@plinth/contract';
import { type Locale, loadI18n, type MessageKey, preferredLocale } from '@plinth/i18n';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HUB_HEADERS } from '../http/headers.ts';
import { paragraphs, sendPage, steps } from './hub-page.ts';

/** Languages of the hub's pages. */
export const HUB_LOCALES = ['en_US', 'ru_RU', 'de_DE'] as const satisfies readonly Locale[];

const locale = z.enum(HUB_LOCALES).catch('en_US');

const windowQuery = z.object({ locale, section: z.enum(TUTORIAL_SECTIONS) });

/** A function name, as JSONP callers send it. */
const statusQuery = z.object({
  callback: z
    .string()
    .regex(/^[A-Za-z_$][\w$.]{0,99}$/)
    .optional(),
});

const STATUS = { status: 'online' };

const stepKeys = (section: TutorialSection) => {
  const name = section.toUpperCase() as Uppercase<TutorialSection>;
  const keyOf = (end: 'TITLE' | `STEP_${1 | 2 | 3}`): MessageKey<'hub'> =>
    `MODULE.HUB.TUTORIAL.${name}.${end}`;
  return { title: keyOf('TITLE'), steps: [keyOf('STEP_1'), keyOf('STEP_2'), keyOf('STEP_3')] };
};

/** One page for each entry of the panel's navigation, and whether they are available. */
export function addTutorials(app: FastifyInstance): void {
  app.get('/tutorial/status/', ({ query }, reply) => {
    const given = statusQuery.safeParse(query);
    reply.headers(HUB_HEADERS);
    if (!given.success) return reply.code(400).send({ error: 'CALLBACK_INVALID' });
    const { callback } = given.data;
    if (callback === undefined) return reply.send(STATUS);
    return reply.type('text/javascript').send(`/**/${callback}(${JSON.stringify(STATUS)});`);
  });
  app.get('/tutorial/', async ({ query }, reply) => {
    const given = windowQuery.safeParse(query);
    if (!given.success) return reply.callNotFound();
    const { t } = await loadI18n(['hub'], given.data.locale);
    const keys = stepKeys(given.data.section);
    const content = steps(keys.steps.map((key) => t(key)));
    return sendPage(reply, { locale: given.data.locale, title: t(keys.title), content });
  });
}

/** What to do when activation fails. Every site has it, because the hub may be away. */
export function addActivationHelp(app: FastifyInstance): void {
  app.get('/help/activation/', async ({ headers }, reply) => {
    const preferences = (headers['accept-language'] ?? '')
      .split(',')
      .map((entry) => entry.split(';')[0]?.trim() ?? '');
    const language = preferredLocale(preferences, HUB_LOCALES);
    const { t } = await loadI18n(['hub'], language);
    const content = paragraphs([
      t('MODULE.HUB.ACTIVATION.ONLINE'),
      t('MODULE.HUB.ACTIVATION.DOMAIN'),
      t('MODULE.HUB.ACTIVATION.NETWORK'),
      t('MODULE.HUB.ACTIVATION.TIME'),
    ]);
    const title = t('MODULE.HUB.ACTIVATION.TITLE');
    return sendPage(reply, { locale: language, title, content });
  });
}
