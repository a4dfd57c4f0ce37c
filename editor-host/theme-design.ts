import { readFileSync } from 'node:fs';
import type { StoredDesign } from '@plinth/editor';
import { ColorTheme } from '@plinth/model';
import { root } from '../scripts/lib/root.ts';
import { emptyDesign } from './empty-design.ts';

const theme = JSON.parse(readFileSync(`${root}themes/harbor/theme.json`, 'utf8'));

/** Records of the theme as they are stored; the theme's file has been checked by the product's own tests. */
const asRecords = <R>(items: readonly object[], from: number): readonly R[] =>
  items.map(
    (item, index) =>
      ({
        ...{ id: from + index, revision: 1, created: '', modified: '' },
        ...{ is_system: 1, is_responsive: 1, original: null },
        ...item,
      }) as R,
  );

/** The design of the theme that new sites have, with fonts of the computer. */
export const themeDesign: StoredDesign = {
  ...emptyDesign,
  colors: { colors: ColorTheme.parse(theme.colors), revision: 1 },
  values: { ...emptyDesign.values, ...theme.values },
  styles: asRecords(theme.styles, 100),
  presets: asRecords(theme.presets, 200),
  backgrounds: asRecords(theme.backgrounds, 300),
};
