import type { FormErrors } from '@mantine/form';
import type { MessageValues } from '@plinth/i18n';
import { type FieldIssue, type FieldsSchema, fieldIssues } from '@plinth/model';
import { FieldProblem } from './missing-text.tsx';
import { ProblemText } from './problem-text.tsx';

/** The rules of a form: a schema of its fields, and rules across them. */
export type FormSchema<V> = {
  readonly schema: FieldsSchema;
  check?(values: V): readonly FieldIssue[];
};

/** Message parameters for a limit. */
function valuesOf({ key, bound }: FieldIssue): MessageValues | undefined {
  if (bound === undefined) return undefined;
  if (key === 'numberIsBigger') return { max: bound };
  return key === 'numberIsSmaller' ? { min: bound } : { count: bound };
}

const fieldOf = ({ path }: FieldIssue): string => path.split('.')[0] ?? path;

const valueAt = (values: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((value: unknown, name) => (value as Record<string, unknown> | null)?.[name], values);

/**
 * Validates a form's values by field with the same rules as the server, so both report the same keys.
 * A problem within a field is under the field's name and under its own path.
 */
export function schemaProblems<V extends Readonly<Record<string, unknown>>>(
  rules: FormSchema<V>,
  values: V,
): FormErrors {
  const own = fieldIssues(rules.schema, values);
  const issues = own.length > 0 ? own : (rules.check?.(values) ?? []);
  // An emptied number input holds an empty text.
  const keyOf = (issue: FieldIssue) =>
    issue.key === 'valueInvalid' && valueAt(values, issue.path) === '' ? 'isEmpty' : issue.key;
  return Object.fromEntries(
    issues.flatMap((issue) => {
      const problem = (
        <FieldProblem key={issue.path} field={fieldOf(issue)}>
          <ProblemText errorKey={keyOf(issue)} values={valuesOf(issue)} />
        </FieldProblem>
      );
      return [fieldOf(issue), issue.path].map((name) => [name, problem]);
    }),
  );
}
