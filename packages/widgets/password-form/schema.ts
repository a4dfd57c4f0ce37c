import { LinkAction, text } from '@plinth/model';
import { z } from 'zod';
import { defineWidget } from '../kit/define.ts';
import { formOptions, MAX_FORM_LABEL, MAX_FORM_MESSAGE } from '../kit/options/form.ts';
import { singleLine } from '../kit/values/values.ts';
import { rules } from './rules.ts';

/** If blank, a text in the page’s language. */
const message = text(MAX_FORM_MESSAGE).default('');

const properties = z.strictObject({
  ...formOptions,
  label: singleLine(MAX_FORM_LABEL).default(''),
  /** The page that the password opens. Without one, the page that the visitor asked for. */
  link: LinkAction.default({ action: 'none' }),
  wrong_text: message,
  unavailable_text: message,
});

export type PasswordFormProperties = z.infer<typeof properties>;

/** A password never goes to another website. */
const linkIssues = ({ link }: PasswordFormProperties) =>
  link.action === 'none' || link.action === 'page'
    ? []
    : [{ path: 'link', key: 'valueInvalid' as const }];

/** Opens protected pages. */
export const schema = defineWidget({ ...rules, properties, saveIssues: linkIssues });
