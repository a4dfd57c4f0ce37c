import { DEVICES, type PerDevice, type PropertyValue, sameValue, withDevice } from '@plinth/model';
import { type DeviceScope, effectiveIn } from '../properties/device-scope.ts';
import type { Effective } from '../properties/effective.ts';

/** Values of a format that words or a line have of their own. */
export type OwnFormat = PerDevice<number>;

const sameFormat = (a: OwnFormat, b: OwnFormat): boolean =>
  sameValue({ ...a } as PropertyValue, { ...b } as PropertyValue);

/** The values that apply to words in a line: the line's, down to the first device with theirs. */
export function formatInLine(line: OwnFormat, words: OwnFormat): OwnFormat {
  const first = DEVICES.findIndex((device) => words[device] !== undefined);
  const above = DEVICES.slice(0, first === -1 ? undefined : first);
  const ofLine = above.flatMap((device) =>
    line[device] === undefined ? [] : [[device, line[device]]],
  );
  return { ...Object.fromEntries(ofLine), ...words };
}

/** Another value on the devices of a scope; null removes it there. */
export function changeFormat(
  format: OwnFormat,
  { device, isForAll }: DeviceScope,
  value: number | null,
): OwnFormat {
  if (!isForAll) return withDevice(format, device, value ?? undefined);
  return value === null ? {} : { desktop: value };
}

/** The value that applies in a scope, and its origin; `default` if the text style decides. */
export const formatIn = (format: OwnFormat, scope: DeviceScope): Effective => {
  const own = { format: { ...format } } as PropertyValue;
  return effectiveIn({ own, complete: own }, ['format'], scope);
};

type Words = {
  readonly format: OwnFormat;
  /** Whether they have a text style of their own, which hides formats of the line. */
  readonly isStyled: boolean;
};

type Distributed = { readonly line: OwnFormat; readonly words: readonly OwnFormat[] };

/**
 * Sets a format that all words of a line share on the line itself, so that the line becomes as high
 * as they need.
 */
export function distributeFormat(words: readonly Words[]): Distributed {
  const formats = words.map(({ format }) => format);
  const [first = {}, ...others] = formats;
  const isShared = others.every((each) => sameFormat(first, each));
  if (!isShared || words.some(({ isStyled }) => isStyled)) return { line: {}, words: formats };
  return { line: first, words: words.map(() => ({})) };
}
