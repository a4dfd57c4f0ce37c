/** The screen of a widget's presets. */
export const presetPath = (widget: string): string => `/design/widgets/${widget}/presets/`;
