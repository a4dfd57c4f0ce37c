import type { SiteDesignRecord } from '@plinth/contract';
import type { PresetLog, TextStyleLog } from '../settings/design.ts';

type PresetChoices = SiteDesignRecord['applied_presets'];
type Entries = readonly (readonly [class_name: string, replacement: string])[];

/** Without names that something new has since. */
const replaced = (entries: Entries, current: readonly { readonly class_name: string }[]) =>
  Object.fromEntries(
    entries.filter(([name]) => current.every(({ class_name }) => class_name !== name)),
  );

/** The presets that were applied last to all widgets of a kind. */
export const appliedPresets = (log: PresetLog): PresetChoices['applied'] =>
  Object.fromEntries(
    Object.entries(log).flatMap(([widget, steps]) => {
      const [last] = steps.flatMap((step) => ('key' in step ? [step] : [])).slice(-1);
      return last ? [[widget, { key: last.key, preset: last.preset }] as const] : [];
    }),
  );

/** The presets that replaced deleted ones, by widget. */
export const replacedPresets = (
  log: PresetLog,
  presets: SiteDesignRecord['presets'],
): PresetChoices['replaced'] =>
  Object.fromEntries(
    Object.entries(log).map(([widget, steps]) => {
      const entries = steps.flatMap((step) =>
        'replaced' in step ? [[step.replaced, step.preset] as const] : [],
      );
      const current = presets.filter(({ widget_name }) => widget_name === widget);
      return [widget, replaced(entries, current)];
    }),
  );

/** The text styles that replaced deleted ones. */
export const replacedTextStyles = ({ steps }: TextStyleLog, styles: SiteDesignRecord['styles']) =>
  replaced(
    steps.map((step) => [step.replaced, step.text_style]),
    styles.filter(({ type }) => type === 'text'),
  );
