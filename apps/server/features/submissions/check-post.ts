import type { SubmissionAnswer } from '@plinth/contract';
import {
  type AnswerIssue,
  answerIssue,
  cleanText,
  type FormField,
  fieldOptions,
  isFileField,
  type NamedField,
  namedFields,
  storedAnswer,
} from '@plinth/model';
import type { ReceivedFile } from '../media/receive.ts';
import type { FormPost } from './form-post.ts';

export type AnswerFile = { readonly label: string; readonly file: ReceivedFile };

export type CheckedPost = {
  readonly answers: readonly SubmissionAnswer[];
  readonly files: readonly (AnswerFile & { readonly name: string })[];
  readonly issues: { readonly [name: string]: AnswerIssue };
};

function fieldIssue(field: NamedField, post: FormPost): AnswerIssue | null {
  const { name } = field;
  if (!isFileField(field)) {
    return answerIssue(field, post.values.get(name) ?? '', fieldOptions(field));
  }
  const fault = post.faults.get(name);
  if (fault) return fault;
  return field.is_required && !post.files.has(name) ? 'required' : null;
}

/** Checks the answers to the fields that the form has. All others are ignored. */
export function checkPost(
  fields: readonly FormField[],
  post: FormPost,
  labelOf: (field: FormField) => string,
): CheckedPost {
  const named = namedFields(fields);
  const found = named.flatMap((field) => {
    const issue = fieldIssue(field, post);
    return issue ? [[field.name, issue] as const] : [];
  });
  return {
    issues: Object.fromEntries(found),
    answers: named
      .filter((field) => !isFileField(field))
      .map((field) => ({
        type: field.type,
        label: labelOf(field),
        value: storedAnswer(
          field.type,
          cleanText(post.values.get(field.name) ?? '').normalize('NFC'),
        ),
      })),
    files: named.flatMap((field) => {
      const file = isFileField(field) ? post.files.get(field.name) : undefined;
      return file ? [{ name: field.name, label: labelOf(field), file }] : [];
    }),
  };
}
