import { COLOR_FORMATS, type ColorFormat } from '@plinth/model';
import { readStorage, writeStorage } from '@plinth/ui';
import { useState } from 'react';

/** How a custom color is written. */
export type WrittenFormat = 'hex' | ColorFormat;
export const WRITTEN_FORMATS: readonly WrittenFormat[] = ['hex', ...COLOR_FORMATS];

const KEY = 'plinth_color_format';

/** The format chosen in this browser. */
export function useColorFormat(): readonly [WrittenFormat, (format: WrittenFormat) => void] {
  const [format, setFormat] = useState(
    () => WRITTEN_FORMATS.find((each) => each === readStorage(KEY)) ?? 'hex',
  );
  const choose = (next: WrittenFormat) => {
    writeStorage(KEY, next);
    setFormat(next);
  };
  return [format, choose];
}
