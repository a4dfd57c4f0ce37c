import { DEFAULT_COLORS, DEFAULT_VALUES } from '@plinth/model';
import type { StoredDesign } from '../ports/design/stored-design.ts';

export const record = {
  revision: 3,
  created: '',
  modified: '',
  is_system: 0,
  is_responsive: 1,
} as const;

/** A site design with one text style and one preset. */
export const storedDesign: StoredDesign = {
  colors: { colors: DEFAULT_COLORS, revision: 7 },
  values: DEFAULT_VALUES,
  fonts: [],
  styles: [
    {
      ...{ ...record, id: 11, type: 'text', name: 'Normal', class_name: 'normal' },
      properties: { desktop: { font_size: 16, color: 'text' } },
    },
  ],
  backgrounds: [],
  presets: [
    {
      ...{ ...record, id: 21, name: 'Round', class_name: 'round', widget_name: 'button' },
      ...{ template: '', properties: { border: { radius: 9 } }, original: null },
    },
  ],
  images: [],
  applied_presets: { applied: {}, replaced: {}, revision: 0 },
  replaced_text_styles: { replaced: {}, revision: 0 },
};
