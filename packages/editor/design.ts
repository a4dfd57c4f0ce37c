/** The site's design without a page, for screens that change it outside of the editor. */
export { widgetRules } from '@plinth/widgets';
export { blockName } from './core/blocks/block-name.ts';
export { HistoryButtons } from './core/history/history-buttons.tsx';
export { loadAllWidgets } from './core/steps/load-widgets.ts';
export { WidgetIcon } from './core/widgets/widget-icon.tsx';
export { widgetName } from './core/widgets/widget-name.ts';
export { searchableWidgets } from './core/widgets/widget-tiles.ts';
export { Backgrounds } from './design/backgrounds.tsx';
export { ColorRoles } from './design/color-roles.tsx';
export { ContrastTable } from './design/contrast-table.tsx';
export { type DesignOutcome, DesignSession } from './design/design-session.tsx';
export { MoreColors } from './design/more-colors.tsx';
export { PresetSamples } from './design/preset-samples.tsx';
export { presetWidgets } from './design/preset-widgets.ts';
export { Presets } from './design/presets.tsx';
export { TextStyles } from './design/text-styles.tsx';
export { useColors } from './design/use-colors.ts';
export {
  useDesignCss,
  useDesignDevice,
  useDesignDraft,
  useDesignWork,
} from './design/use-design-work.ts';
export { useUndoKeys } from './design/use-undo-keys.ts';
export { ThemeColors } from './tools/fields/theme-colors.tsx';
export { FontPairs } from './tools/theme/font-pairs.tsx';
export { PaletteSample, Palettes } from './tools/theme/palettes.tsx';
export { SampleChoice } from './tools/theme/sample-choice.tsx';
