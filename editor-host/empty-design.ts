import type { StoredDesign } from '@plinth/editor';
import { DEFAULT_COLORS, DEFAULT_VALUES } from '@plinth/model';

/** The design of a site without styles and presets. */
export const emptyDesign: StoredDesign = {
  colors: { colors: DEFAULT_COLORS, revision: 0 },
  values: DEFAULT_VALUES,
  ...{ fonts: [], styles: [], backgrounds: [], presets: [], images: [] },
  applied_presets: { applied: {}, replaced: {}, revision: 0 },
  replaced_text_styles: { replaced: {}, revision: 0 },
};
