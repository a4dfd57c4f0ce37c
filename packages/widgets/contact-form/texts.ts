import { keyPart } from '@plinth/i18n';
import type { AnswerIssue } from '@plinth/model';
import type { SiteContext } from '../kit/view.ts';
import type { ContactFormField, ContactFormProperties } from './schema.ts';

export const fieldLabel = (
  { label, type }: Pick<ContactFormField, 'label' | 'type'>,
  { text }: Pick<SiteContext, 'text'>,
): string => (label.trim() === '' ? text(`VISITOR.CONTACT_FORM.FIELD.${keyPart(type)}`) : label);

/** What the form says to visitors: the owner’s texts, or those of the page’s language. */
export const formTexts = (
  properties: ContactFormProperties,
  { text }: Pick<SiteContext, 'text'>,
): Record<AnswerIssue | 'success' | 'failure' | 'too_many', string> => ({
  required: properties.required_text || text('VISITOR.FORM.REQUIRED'),
  email: properties.email_text || text('VISITOR.FORM.EMAIL'),
  invalid: text('VISITOR.FORM.INVALID'),
  too_long: text('VISITOR.FORM.TOO_LONG'),
  file_type: text('VISITOR.CONTACT_FORM.FILE_TYPE'),
  file_size: text('VISITOR.CONTACT_FORM.FILE_SIZE'),
  success: properties.success_text || text('VISITOR.CONTACT_FORM.SUCCESS'),
  failure: properties.failure_text || text('VISITOR.CONTACT_FORM.FAILURE'),
  too_many: text('VISITOR.FORM.TOO_MANY'),
});
