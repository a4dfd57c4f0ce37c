import { visibleText } from '../urls/visible-text.ts';
import { emailIssue } from '../validate/patterns.ts';
import { type FormFieldType, isFileField } from './form-field.ts';

/** The rules of answers, for the script of the page and for the server. */

export const ANSWER_ISSUES = [
  ...(['required', 'email', 'invalid', 'too_long'] as const),
  ...(['file_type', 'file_size'] as const),
] as const;
export type AnswerIssue = (typeof ANSWER_ISSUES)[number];

const LINE = 255;
const MAX_LENGTH: { readonly [type in FormFieldType]?: number } = {
  message: 10_000,
  long_text: 10_000,
  address: 1000,
  email: 254,
};

/** Characters of an answer. */
export const maxAnswer = (type: FormFieldType): number => MAX_LENGTH[type] ?? LINE;

export const hasManyLines = (type: FormFieldType): boolean =>
  type === 'message' || type === 'long_text' || type === 'address';

type Question = {
  readonly type: FormFieldType;
  readonly is_required: boolean;
};

const isDate = (value: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));

function isValid(type: FormFieldType, value: string, options: readonly string[]): boolean {
  if (type === 'number') return Number.isFinite(Number(value));
  if (type === 'date') return isDate(value);
  if (type === 'select' || type === 'radio') return options.includes(value);
  if (type === 'phone') return /\d/.test(value) && !/[\r\n]/.test(value);
  return hasManyLines(type) || isFileField({ type }) || !/[\r\n]/.test(value);
}

/** An answer as it is stored: an email without what is copied along with it. */
export const storedAnswer = (type: FormFieldType, value: string): string =>
  type === 'email' ? visibleText(value) : value.trim();

/** What is wrong with an answer. Null: nothing. For files, `value` is their name. */
export function answerIssue(
  { type, is_required }: Question,
  value: string,
  options: readonly string[] = [],
): AnswerIssue | null {
  const answer = storedAnswer(type, value);
  if (answer === '') return is_required ? 'required' : null;
  if (answer.length > maxAnswer(type)) return 'too_long';
  if (type === 'email') return emailIssue(answer) === null ? null : 'email';
  return isValid(type, answer, options) ? null : 'invalid';
}
