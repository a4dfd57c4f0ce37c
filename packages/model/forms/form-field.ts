import type { LinkAction } from '../entities/link-action.ts';
import { plainEmail } from '../urls/plain-address.ts';

/** Forms that visitors fill in, as the page, its script, and the server know them. */

/** What a field asks for. The first eight have a meaning, the others ask for anything. */
export const FORM_FIELD_TYPES = [
  ...(['name', 'email', 'phone', 'address', 'subject', 'message', 'attachment'] as const),
  ...(['agreement', 'text', 'long_text', 'select', 'radio', 'checkbox', 'number'] as const),
  ...(['date', 'file'] as const),
] as const;
export type FormFieldType = (typeof FORM_FIELD_TYPES)[number];

export type FormField = {
  readonly type: FormFieldType;
  /** If blank, the page shows a word of its language. */
  readonly label: string;
  /** Follows the label of an agreement, as a link. */
  readonly link_text?: string;
  /** The choices, one per line. */
  readonly options: string;
  readonly is_required: boolean;
  readonly is_hidden: boolean;
};

/** A form as the owner made it. Never sent to visitors. */
export type FormDefinition = {
  /** Where its answers go. */
  readonly target: 'inbox' | 'newsletter';
  readonly fields: readonly FormField[];
  /** Emails, separated by commas. Empty: the owner’s email. */
  readonly recipients: string;
  /** Of its emails, with `{Label}` for answers. Empty: the product’s. */
  readonly subject?: string;
  /** Where its answers are sent as well. Empty: nowhere. */
  readonly webhook_url?: string;
  /** The key of the words for blank labels, without the type at its end. */
  readonly blank_labels: string;
  /** Where a visitor goes after sending. */
  readonly link: LinkAction;
};

export type NamedField<F extends FormField = FormField> = F & { readonly name: string };

/** Form fields with these names aren’t answers. */
export const FORM_FIELD = '_form';
/** Looks like a field to programs that fill in everything. People don’t see it. */
export const TRAP_FIELD = 'website';
export const CHALLENGE_FIELD = '_challenge';
export const PROOF_FIELD = '_proof';
/** The password of a protected page. */
export const PASSWORD_FIELD = 'password';

export const MAX_FORM_FIELDS = 50;
export const MAX_RECIPIENTS = 10;
/** Bytes of all files of a submission. */
export const MAX_FORM_FILES_SIZE = 10 * 1024 * 1024;
export const FORM_FILE_EXTENSIONS = [
  ...['jpg', 'jpeg', 'png', 'gif', 'webp', 'pdf', 'doc', 'docx', 'xls', 'xlsx', 'txt', 'csv'],
  'zip',
] as const;

export const isFileField = ({ type }: Pick<FormField, 'type'>): boolean =>
  type === 'attachment' || type === 'file';

/** A short text that differs for different labels (FNV-1a). */
const labelHash = (label: string): string => {
  let hash = 0x811c9dc5;
  for (const letter of label) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
};

/**
 * The fields that visitors see, with the names under which their answers are sent. A name depends on
 * type and label, so an answer isn’t taken for that of another field if the owner moves fields while
 * a visitor is writing.
 */
export function namedFields<F extends FormField>(fields: readonly F[]): NamedField<F>[] {
  const taken = new Map<string, number>();
  return fields
    .filter(({ is_hidden }) => !is_hidden)
    .map((field) => {
      const base = `${field.type}_${labelHash(field.label)}`;
      const count = (taken.get(base) ?? 0) + 1;
      taken.set(base, count);
      return { ...field, name: count === 1 ? base : `${base}_${count}` };
    });
}

export const fieldOptions = ({ options }: Pick<FormField, 'options'>): readonly string[] => [
  ...new Set(
    options
      .split('\n')
      .map((option) => option.trim())
      .filter((option) => option !== ''),
  ),
];

/** The emails in a text such as `a@example.com, b@example.com`. */
export const recipientsIn = (text: string): readonly string[] =>
  text
    .split(/[,;\n]/)
    .map(plainEmail)
    .filter((email) => email !== '');
