import {
  emailIssue,
  FORM_FIELD_TYPES,
  FRAME_URL_MAX,
  isFrameUrl,
  LinkAction,
  MAX_FORM_FIELDS,
  MAX_RECIPIENTS,
  recipientsIn,
  text,
} from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { formOptions, MAX_FORM_LABEL, MAX_FORM_MESSAGE } from '../kit/options/form.ts';
import { singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

export const MAX_PLACEHOLDER = 100;
export const MAX_OPTIONS = 2000;
/** Characters of all emails. */
export const MAX_RECIPIENT_TEXT = 1000;

const field = z.strictObject({
  type: z.enum(FORM_FIELD_TYPES).default('text'),
  /** If blank, a word of the page’s language. */
  label: singleLine(MAX_FORM_LABEL).default(''),
  placeholder: singleLine(MAX_PLACEHOLDER).default(''),
  /** The choices of a list, one per line. */
  options: text(MAX_OPTIONS).default(''),
  /** After the label of an agreement, such as “Privacy policy”. */
  link_text: singleLine(MAX_FORM_LABEL).default(''),
  link: LinkAction.default({ action: 'none' }),
  is_required: z.boolean().default(false),
  /** Next to another such field, on wide screens. */
  is_half: z.boolean().default(false),
  /** Hidden from visitors. */
  is_hidden: z.boolean().default(false),
});

/** If blank, a text in the page’s language. */
const message = text(MAX_FORM_MESSAGE).default('');

const properties = z.strictObject({
  ...formOptions,
  fields: z
    .array(field)
    .max(MAX_FORM_FIELDS)
    .default(() => [
      field.parse({ type: 'name', is_required: true }),
      field.parse({ type: 'email', is_required: true }),
      field.parse({ type: 'message', is_required: true }),
    ]),
  /** Emails, separated by commas. Empty: the owner’s email. Visitors never see them. */
  recipients: text(MAX_RECIPIENT_TEXT).default(''),
  /** Of emails. `{Label}` is the answer to the field with the label. Empty: the product’s. */
  subject: singleLine(MAX_FORM_LABEL).default(''),
  /** Where messages are sent as well. Visitors never see it. */
  webhook_url: z
    .string()
    .max(FRAME_URL_MAX)
    .refine((url) => url === '' || isFrameUrl(url), 'incorrectURL')
    .default(''),
  required_text: message,
  email_text: message,
  success_text: message,
  failure_text: message,
  /** Where a visitor goes after sending. Without an action, the form says that it was sent. */
  link: LinkAction.default({ action: 'none' }),
});

export type ContactFormProperties = z.infer<typeof properties>;
export type ContactFormField = ContactFormProperties['fields'][number];

/** What is wrong with the recipients. */
function recipientIssues({ recipients }: ContactFormProperties) {
  const emails = recipientsIn(recipients);
  const isValid = emails.length <= MAX_RECIPIENTS && emails.every((one) => !emailIssue(one));
  return isValid ? [] : [{ path: 'recipients', key: 'emailAddressInvalidHostname' as const }];
}

/** A form whose answers the owner gets by email and in the inbox. */
export const schema = defineWidget({
  ...rules,
  properties,
  saveIssues: recipientIssues,
  form: ({ fields, recipients, subject, link, webhook_url }: ContactFormProperties) => ({
    ...{ target: 'inbox' as const, fields, recipients, subject, link, webhook_url },
    blank_labels: 'VISITOR.CONTACT_FORM.FIELD',
  }),
});
