import type { ReceivedFile } from '../media/receive.ts';

/** What a visitor sent, not checked yet. */
export type FormPost = {
  readonly values: ReadonlyMap<string, string>;
  /** By the name of the field. */
  readonly files: ReadonlyMap<string, ReceivedFile>;
  /** Names of fields with files that can’t be accepted. */
  readonly faults: ReadonlyMap<string, 'file_type' | 'file_size'>;
};

export const NO_FILES = { files: new Map(), faults: new Map() } as const;

/** Browsers send line breaks as CRLF. */
export const withPlainLines = (value: string): string => value.replace(/\r\n?/g, '\n');

/** The fields of a form, with the scope and the id of the form in `FORM_FIELD`. */
export const valuesOnly = (entries: Iterable<readonly [string, string]>): FormPost => ({
  values: new Map([...entries].map(([name, value]) => [name, withPlainLines(value)])),
  ...NO_FILES,
});
