import { keyPart } from '@plinth/i18n';
import { escapeHtml } from '@plinth/render';
import type { SubscriptionStep } from '../../features/newsletter/subscription-links.ts';
import type { Reader } from '../../storage/database/store.ts';
import type { Recorder } from '../cache/dependency-log.ts';
import type { SiteText } from '../texts.ts';
import { defaultSections } from './default-sections.ts';
import type { Subject } from './render-site-page.ts';
import { plainDocument, SUBSCRIPTION_FORM } from './service-pages.ts';

export type SubscriptionState = 'ask' | 'done' | 'invalid';

type Ports = {
  readonly db: Reader;
  readonly recorder: Recorder;
  readonly text: SiteText;
  /** Whether visitors see the site, with its header and footer. */
  readonly isOpenNow: boolean;
};

/** What a link in an email of the newsletter leads to. */
export async function subscriptionPage(
  step: SubscriptionStep,
  state: SubscriptionState,
  { db, recorder, text, isOpenNow }: Ports,
): Promise<Subject> {
  const key = `MODULE.SITE.NEWSLETTER.${keyPart(step)}_${keyPart(state)}` as const;
  const title = text(`${key}_TITLE`);
  const html = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text(`${key}_TEXT`))}</p>`;
  const shared = isOpenNow ? await defaultSections(db, recorder) : { header: null, footer: null };
  const content = plainDocument({ html }, ...(state === 'ask' ? SUBSCRIPTION_FORM : []));
  return {
    kind: 'builtIn',
    name: title,
    sections: { ...shared, content },
    ...(state === 'ask' && { subscriptionStep: step }),
  };
}
