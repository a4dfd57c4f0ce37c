import { type EditableText, INSPECTORS } from '@plinth/widgets/inspectors';

/** The rich texts that a widget declares. */
export const richTexts = (widget: string): readonly EditableText[] =>
  (INSPECTORS[widget]?.texts ?? []).filter(({ kind }) => kind === 'rich_text');
