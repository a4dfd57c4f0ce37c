import { keyPart } from '@plinth/i18n';
import type { SiteContext, SubscriptionStep } from '../kit/view.ts';
import type { NewsletterField, NewsletterProperties } from './schema.ts';

export const fieldLabel = (
  { label, type }: Pick<NewsletterField, 'label' | 'type'>,
  { text }: Pick<SiteContext, 'text'>,
): string => label || text(`VISITOR.NEWSLETTER.FIELD.${keyPart(type)}`);

export const stepLabel = (step: SubscriptionStep, { text }: Pick<SiteContext, 'text'>): string =>
  text(`VISITOR.NEWSLETTER.${keyPart(step)}`);

/** What the form says to visitors: the owner’s texts, or those of the page’s language. */
export const formTexts = (
  properties: NewsletterProperties,
  { text }: Pick<SiteContext, 'text'>,
): { readonly [reason: string]: string } => ({
  required: text('VISITOR.FORM.REQUIRED'),
  email: properties.email_text || text('VISITOR.FORM.EMAIL'),
  invalid: text('VISITOR.FORM.INVALID'),
  too_long: text('VISITOR.FORM.TOO_LONG'),
  too_many: text('VISITOR.FORM.TOO_MANY'),
  success: properties.success_text || text('VISITOR.NEWSLETTER.SUCCESS'),
  already: properties.already_text || text('VISITOR.NEWSLETTER.ALREADY'),
  failure: properties.failure_text || text('VISITOR.NEWSLETTER.FAILURE'),
});
