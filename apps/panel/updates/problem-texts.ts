import type { UpdateState } from '@plinth/contract';
import { type I18n, knownText } from '@plinth/i18n';

type Problem = NonNullable<UpdateState['problem']>;

export type ProblemTexts = {
  readonly reason: string;
  /** What to do about it. Null if there is no text for it. */
  readonly remedy: string | null;
};

/** Why something can't be updated. */
export function problemTexts(i18n: I18n, { key, details }: Problem): ProblemTexts {
  const bytes = (name: string) => i18n.format.fileSize(Number(details[name] ?? 0));
  const values = {
    ...{ path: '', name: '', version: '', file: '', current: '', needed: '', reason: '' },
    seconds: '',
    ...details,
    ...(key === 'NOT_ENOUGH_SPACE' && { free: bytes('free'), needed: bytes('needed') }),
  };
  const fallback = 'MODULE.UPDATES.UNEXPECTED';
  const remedy = `MODULE.UPDATES.REMEDY.${key}`;
  return {
    reason: knownText(i18n, `MODULE.UPDATES.${key}`, { fallback, values }),
    remedy: i18n.has(remedy) ? i18n.t(remedy, values) : null,
  };
}
