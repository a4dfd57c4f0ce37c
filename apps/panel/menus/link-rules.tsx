import { Anchor, CssClasses, DownloadName, isPhone, LinkAction } from '@plinth/model';
import { ProblemText } from '../forms/problem-text.tsx';
import type { Rule } from '../forms/rules.tsx';
import { calledPhone, typedLink } from './typed-link.ts';

const test =
  (isRight: (value: string) => boolean, errorKey: string): Rule<unknown> =>
  (value) =>
    isRight(value) ? null : <ProblemText errorKey={errorKey} />;

export const urlRule = test(
  (value) => LinkAction.safeParse(typedLink(value)).success,
  'incorrectURL',
);
export const phoneRule = test((value) => isPhone(calledPhone(value)), 'phoneInvalid');

const emptyOr = (isRight: (value: string) => boolean) => (value: string) =>
  value === '' || isRight(value);

export const anchorRule = test(
  emptyOr((value) => Anchor.safeParse(value).success),
  'COMMON.LINK.ANCHOR_INVALID',
);
export const cssClassRule = test(
  (value) => CssClasses.safeParse(value).success,
  'MODULE.MENUS.CSS_CLASS_INVALID',
);
export const fileNameRule = test(
  emptyOr((value) => DownloadName.safeParse(value).success),
  'COMMON.LINK.FILE_NAME_INVALID',
);
