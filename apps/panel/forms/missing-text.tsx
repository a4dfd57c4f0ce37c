import type { MessageKey } from '@plinth/i18n';
import { createContext, type ReactNode, useContext } from 'react';

/** What to enter in an empty field, by the field's name. */
const MISSING: { readonly [field: string]: MessageKey } = {
  anchor: 'COMMON.VALIDATION.MISSING.ANCHOR',
  body: 'COMMON.VALIDATION.MISSING.MESSAGE',
  current_password: 'COMMON.VALIDATION.MISSING.PASSWORD',
  email: 'COMMON.VALIDATION.MISSING.EMAIL',
  file_id: 'COMMON.VALIDATION.MISSING.FILE',
  label: 'COMMON.VALIDATION.MISSING.LABEL',
  name: 'COMMON.VALIDATION.MISSING.NAME',
  page_id: 'COMMON.VALIDATION.MISSING.PAGE',
  password: 'COMMON.VALIDATION.MISSING.PASSWORD',
  phone: 'COMMON.VALIDATION.MISSING.PHONE',
  port: 'COMMON.VALIDATION.MISSING.NUMBER',
  posts_per_page: 'COMMON.VALIDATION.MISSING.NUMBER',
  published_at: 'COMMON.VALIDATION.MISSING.DATE',
  sender: 'COMMON.VALIDATION.MISSING.SENDER',
  server: 'COMMON.VALIDATION.MISSING.MAIL_SERVER',
  short_description_max: 'COMMON.VALIDATION.MISSING.NUMBER',
  site_name: 'COMMON.VALIDATION.MISSING.SITE_NAME',
  subject: 'COMMON.VALIDATION.MISSING.SUBJECT',
  url: 'COMMON.VALIDATION.MISSING.URL',
};

const FieldName = createContext('');

type FieldProblemProps = { readonly field: string; readonly children: ReactNode };

/** The error of a field. */
export const FieldProblem = ({ field, children }: FieldProblemProps) => (
  <FieldName value={field}>{children}</FieldName>
);

/** The message for an empty field that says what to enter. Undefined if there is none. */
export const useMissingKey = (): MessageKey | undefined => MISSING[useContext(FieldName)];
