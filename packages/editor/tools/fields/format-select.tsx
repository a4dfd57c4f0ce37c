import { keyPart, type MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { FONT_STYLES, TEXT_DECORATIONS, TEXT_TRANSFORMS } from '@plinth/model';
import { ChoiceSelect } from './choice-select.tsx';

type Choices<List extends readonly string[]> = { readonly [Choice in List[number]]: MessageKey };

type FormatChoices = {
  readonly font_style: Choices<typeof FONT_STYLES>;
  readonly text_transform: Choices<typeof TEXT_TRANSFORMS>;
  readonly text_decoration: Choices<typeof TEXT_DECORATIONS>;
};

export type ChoiceFormat = keyof FormatChoices;

const CHOICES: FormatChoices = {
  font_style: {
    normal: 'EDITOR.STYLES.FONT_STYLE.NORMAL',
    italic: 'EDITOR.STYLES.FONT_STYLE.ITALIC',
  },
  text_transform: {
    none: 'EDITOR.STYLES.TEXT_TRANSFORM.NONE',
    uppercase: 'EDITOR.STYLES.TEXT_TRANSFORM.UPPERCASE',
    lowercase: 'EDITOR.STYLES.TEXT_TRANSFORM.LOWERCASE',
    capitalize: 'EDITOR.STYLES.TEXT_TRANSFORM.CAPITALIZE',
  },
  text_decoration: {
    none: 'EDITOR.STYLES.TEXT_DECORATION.NONE',
    underline: 'EDITOR.STYLES.TEXT_DECORATION.UNDERLINE',
    'line-through': 'EDITOR.STYLES.TEXT_DECORATION.LINE_THROUGH',
  },
};

type FormatSelectProps = {
  readonly name: ChoiceFormat;
  readonly 'aria-labelledby': string;
  /** null shows the placeholder. */
  readonly value: string | null;
  readonly placeholder?: string;
  readonly onChange: (value: string) => void;
  readonly 'data-testid': string;
};

/** A format of texts that is one of a few. */
export function FormatSelect({ name, ...props }: FormatSelectProps) {
  const t = useT();
  const data = Object.entries(CHOICES[name]).map(([value, label]) => ({ value, label: t(label) }));
  return <ChoiceSelect {...props} aria-label={t(`EDITOR.STYLES.${keyPart(name)}`)} data={data} />;
}
