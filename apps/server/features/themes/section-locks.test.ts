import type { SectionLock } from '@plinth/model';
import { widgetDefinition } from '@plinth/widgets';
import { expect, test } from 'vitest';
import { SMALL_THEME, smallTheme } from '../../testing/small-theme.ts';
import { checkTheme } from './check-theme.ts';
import type { OpenTheme } from './open-theme.ts';
import { suppliedDesign } from './theme-design.ts';
import { ThemeFile } from './theme-file.ts';

const files = await smallTheme();

/** The small theme with this lock of its header and footer. */
const withLock = (locked?: SectionLock) => {
  const sections = SMALL_THEME.sections.map((section) => ({ ...section, locked }));
  const theme = ThemeFile.parse({ ...SMALL_THEME, sections });
  const document = (file: string) => JSON.parse(String(files.get(file)));
  return { theme, document } as OpenTheme;
};

const ports = {
  lookup: widgetDefinition,
  isShippedFont: () => true,
  shippedFamilies: [],
  isShippedBlock: (id: string) => id === 'ftr-slim',
};

test.each([
  { locked: 'all' as const, supplied: 'all' },
  { locked: ['button', 'ftr-slim'], supplied: ['button', 'ftr-slim'] },
  { locked: undefined, supplied: [] },
])('a theme brings the lock $locked of its sections', ({ locked, supplied }) => {
  const theme = withLock(locked);
  checkTheme(theme, ports);
  const { header, footer } = suppliedDesign(theme).sections;
  expect([header?.locked, footer?.locked]).toEqual([supplied, supplied]);
});

test.each(['miner', '7'])('a lock of “%s”, which no site has, is not valid', (name) => {
  const details = { place: 'theme.json, sections.0' };
  const data = expect.objectContaining({ details });
  expect(() => checkTheme(withLock(['button', name]), ports)).toThrow(
    expect.objectContaining({ data }),
  );
});
