import { isPhone, isSafeUrl } from '@plinth/model';
import { ProblemText } from '../../forms/problem-text.tsx';
import type { Rule } from '../../forms/rules.tsx';

const test =
  (isRight: (value: string) => boolean, errorKey: string): Rule<unknown> =>
  (value) =>
    isRight(value) ? null : <ProblemText errorKey={errorKey} />;

const ANCHOR = /^[A-Za-z][A-Za-z0-9_-]{0,63}$/;

export const urlRule = test(isSafeUrl, 'incorrectURL');
export const phoneRule = test(isPhone, 'phoneInvalid');
export const anchorRule = test((value) => ANCHOR.test(value), 'valueInvalid');
