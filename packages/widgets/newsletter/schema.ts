import { type FormField, LinkAction, text } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { formOptions, MAX_FORM_LABEL, MAX_FORM_MESSAGE } from '../kit/options/form.ts';
import { singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

/** If blank, a text in the page’s language. */
const label = singleLine(MAX_FORM_LABEL).default('');
const message = text(MAX_FORM_MESSAGE).default('');

const properties = z.strictObject({
  ...formOptions,
  email_label: label,
  has_name: z.boolean().default(false),
  name_label: label,
  /** A checkbox that has to be checked. */
  has_agreement: z.boolean().default(false),
  agreement_label: label,
  /** After the label, such as “Privacy policy”. */
  agreement_link_text: label,
  agreement_link: LinkAction.default({ action: 'none' }),
  email_text: message,
  success_text: message,
  already_text: message,
  failure_text: message,
  /** Where a visitor goes after sending. Without an action, the form says what to do next. */
  link: LinkAction.default({ action: 'none' }),
  /** Whether fields and button are in one row, on wide screens. */
  is_inline: z.boolean().default(true),
  has_labels: z.boolean().default(false),
});

export type NewsletterProperties = z.infer<typeof properties>;

const field = (type: 'name' | 'email' | 'agreement', own: string, is_required: boolean) => ({
  ...{ type, label: own, placeholder: '', options: '' },
  ...{ is_required, is_hidden: false, is_half: false },
});

/** What it asks for. */
export const newsletterFields = (given: NewsletterProperties) =>
  [
    ...(given.has_name ? [field('name', given.name_label, false)] : []),
    field('email', given.email_label, true),
    ...(given.has_agreement ? [field('agreement', given.agreement_label, true)] : []),
  ] satisfies readonly FormField[];

export type NewsletterField = ReturnType<typeof newsletterFields>[number];

/** Asks for the email of people who want the newsletter. */
export const schema = defineWidget({
  ...rules,
  properties,
  form: (given: NewsletterProperties) => ({
    ...{ target: 'newsletter' as const, fields: newsletterFields(given) },
    ...{ recipients: '', link: given.link, blank_labels: 'VISITOR.NEWSLETTER.FIELD' },
  }),
});
