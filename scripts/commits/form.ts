const TYPES = ['feat', 'fix', 'refactor', 'perf', 'test', 'docs', 'chore'];
const SUBJECT = new RegExp(`^(${TYPES.join('|')})\\(([a-z0-9][a-z0-9,-]*)\\): (\\S.*)$`);
const MAX_SUBJECT_LENGTH = 100;

/** Imperatives with an ending that otherwise indicates another verb form. */
const IMPERATIVES =
  /^(focus|bias|embed|need|feed|seed|shed|speed|exceed|proceed|succeed|bring|ping|ring|string)$/;
const OTHER_FORM = /([^s]s|ed|ing)$/;

const summaryFaults = (summary: string): readonly string[] => {
  const [verb = ''] = summary.split(/[\s,:]/);
  return [
    /^[A-Z]/.test(summary) ? 'start the summary in lower case' : '',
    summary.endsWith('.') ? 'end the summary without a period' : '',
    OTHER_FORM.test(verb) && !IMPERATIVES.test(verb)
      ? `use the imperative: “add”, not “${verb}”`
      : '',
  ].filter((fault) => fault !== '');
};

/** What a commit message lacks to match `type(scope): imperative summary`. */
export function commitFaults(message: string): readonly string[] {
  const [subject = '', second = ''] = message.trim().split('\n');
  const summary = SUBJECT.exec(subject)?.[3];
  return [
    ...(summary === undefined
      ? [`write “type(scope): summary” with one of ${TYPES.join(', ')}`]
      : summaryFaults(summary)),
    ...(subject.length > MAX_SUBJECT_LENGTH
      ? [`shorten the subject to ${MAX_SUBJECT_LENGTH} characters`]
      : []),
    ...(second.trim() === '' ? [] : ['leave a blank line after the subject']),
  ];
}
