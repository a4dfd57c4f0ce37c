import { Text, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconChevronDown } from '@tabler/icons-react';
import { type CSSProperties, useId, useRef, useState } from 'react';
import { useDesignState } from '../../core/design/design-context.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { replaceStyle, stylesIn, wordsOfStyle } from '../../core/design/text-blocks.ts';
import { isLogoAlone } from '../../core/properties/shown-facts.ts';
import { useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { ChoiceSelect } from '../fields/choice-select.tsx';
import { useStyleSample } from '../fields/style-sample.ts';
import { TextStyleEditor } from '../fields/text-style-editor.tsx';
import { useFocusAfter } from '../fields/use-focus-after.ts';
import { TextColorRow } from './text-color-row.tsx';
import { TextFormatRows } from './text-format-rows.tsx';
import { useCaretStyles } from './use-caret-styles.ts';
import { useChangeTexts, useInspectedTexts } from './use-inspected-texts.ts';
import { useSettledHtml } from './use-settled-html.ts';
import './text-styles.css';

/**
 * The style whose settings are shown, by its place in the text: the one at the caret, or the first,
 * until another one is opened.
 */
function useShownStyle(classNames: readonly string[], atCaret: readonly string[]) {
  const at = atCaret.join(' ');
  const [opened, setOpened] = useState<{ readonly at: string; readonly index: number } | null>(
    null,
  );
  const first = Math.max(
    0,
    classNames.findIndex((name) => atCaret.includes(name)),
  );
  const shown = opened?.at === at ? opened.index : first;
  const toggle = (index: number) => setOpened({ at, index: index === shown ? -1 : index });
  return { shown, toggle };
}

/** Chooses the style of the selected texts, or edits it for the whole site. A logo's image has none. */
export function TextStyles({ id }: { readonly id: NodeId }) {
  const t = useT();
  const styles = useDesignState((state) => state.textStyles);
  const [edited, setEdited] = useState<string | null>(null);
  const part = useRef<HTMLElement>(null);
  const atCaret = useCaretStyles(id);
  const focusField = useFocusAfter(part);
  const { context: site } = useServices().ports.site;
  const html = useSettledHtml(useInspectedTexts(id));
  const classNames = stylesIn(html);
  const { shown, toggle } = useShownStyle(classNames, atCaret);
  if (isLogoAlone(html) && site.fact('logo')?.image) return null;
  return (
    <section ref={part} className="pl-text-styles" data-testid="text-styles">
      <h3>{t('EDITOR.STYLES.TITLE')}</h3>
      {classNames.map((className, index) => (
        <StyleRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a chosen style replaces the one before it
          key={index}
          id={id}
          className={className}
          html={html}
          styles={styles}
          isAtCaret={atCaret.includes(className)}
          isShown={classNames.length === 1 || index === shown}
          toggle={classNames.length === 1 ? undefined : () => toggle(index)}
          isEdited={edited === className}
          toggleEdited={() => setEdited(edited === className ? null : className)}
          onAdd={focusField}
        />
      ))}
    </section>
  );
}

type StyleSampleProps = { readonly look: CSSProperties; readonly name: string };

/** A style's name in its look; on the highlight, in a color that is readable there. */
const StyleSample = ({ look: { color, ...look }, name }: StyleSampleProps) => (
  <span className="pl-style-sample" style={{ ...look, '--sample': color } as CSSProperties}>
    {name}
  </span>
);

type StyleWordsProps = {
  readonly id: string;
  /** The first words in the style, or its name. */
  readonly words: string;
  readonly isShown: boolean;
  /** undefined if the settings are always shown. */
  readonly toggle: (() => void) | undefined;
};

/** The words that a style's settings are for; among several styles, shows and hides the settings. */
function StyleWords({ id, words, isShown, toggle }: StyleWordsProps) {
  const text = (
    <Text id={id} size="xs" c="dimmed" truncate>
      {words}
    </Text>
  );
  if (!toggle) return text;
  return (
    <UnstyledButton className="pl-text-style-words" aria-expanded={isShown} onClick={toggle}>
      {text}
      <IconChevronDown size={16} />
    </UnstyledButton>
  );
}

type StyleSettingsProps = {
  readonly id: NodeId;
  readonly html: string;
  readonly style: TextStyle;
  /** Whether the style is open to edit it for the whole site. */
  readonly isEdited: boolean;
  readonly toggleEdited: () => void;
  /** Called before the text gets a new style. */
  readonly onAdd: () => void;
};

function StyleSettings({ isEdited, toggleEdited, onAdd, ...text }: StyleSettingsProps) {
  const t = useT();
  const { id, style } = text;
  return (
    <>
      <TextFormatRows {...text} />
      <TextColorRow {...text} />
      <div className="pl-text-style-site" data-open={isEdited || undefined}>
        <UnstyledButton
          className="pl-text-style-edit"
          aria-expanded={isEdited}
          onClick={toggleEdited}
          data-testid={`edit-style-${style.class_name}`}
        >
          {t('EDITOR.STYLES.EDIT', { style: style.name })}
          <IconChevronDown size={16} />
        </UnstyledButton>
        {isEdited && <TextStyleEditor id={id} style={style} onAdd={onAdd} />}
      </div>
    </>
  );
}

type StyleRowProps = Omit<StyleSettingsProps, 'style'> &
  Pick<StyleWordsProps, 'isShown' | 'toggle'> & {
    readonly className: string;
    readonly styles: readonly TextStyle[];
    /** Whether the caret or the selection is in words with the style. */
    readonly isAtCaret: boolean;
  };

function StyleRow(props: StyleRowProps) {
  const { className, styles, isAtCaret, isShown, toggle, ...text } = props;
  const { id, html } = text;
  const t = useT();
  const session = useSession();
  const report = useReport();
  const changeTexts = useChangeTexts(id);
  const sample = useStyleSample();
  const describedBy = useId();
  const style = styles.find(({ class_name }) => class_name === className);
  // The first words in this style.
  const words = wordsOfStyle(html, className);
  const choose = (next: string) => {
    const chosen = styles.find(({ class_name }) => class_name === next)?.name ?? next;
    report(
      changeTexts((html) => replaceStyle(html, className, next)),
      t('EDITOR.TEXT.STYLE_CHOICE', { style: chosen }),
    );
    session.history.seal();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows have their own layout
    <div
      className="pl-text-style"
      data-current={isAtCaret || undefined}
      role="group"
      aria-label={words === '' ? (style?.name ?? className) : t('EDITOR.TEXT.STYLE_OF', { words })}
    >
      {(words !== '' || toggle) && (
        <StyleWords
          id={describedBy}
          words={words || (style?.name ?? className)}
          isShown={isShown}
          toggle={toggle}
        />
      )}
      <ChoiceSelect
        aria-label={t('EDITOR.TEXT.STYLE')}
        aria-describedby={describedBy}
        value={className}
        data={styles.map(({ class_name, name }) => ({ value: class_name, label: name }))}
        renderOption={({ option }) => (
          <StyleSample
            look={sample(styles.find(({ class_name }) => class_name === option.value))}
            name={option.label}
          />
        )}
        onChange={choose}
        data-testid={`text-style-${className}`}
      />
      {style && isShown && <StyleSettings {...text} style={style} />}
    </div>
  );
}
