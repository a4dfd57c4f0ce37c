import { Text, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { IconChevronDown } from '@tabler/icons-react';
import { type CSSProperties, useId, useRef, useState } from 'react';
import { setValue } from '../../core/commands/properties.ts';
import { useReport } from '../../core/commands/use-report.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { replaceStyle, stylesIn, wordsOfStyle } from '../../core/design/text-blocks.ts';
import { isLogoAlone } from '../../core/properties/shown-facts.ts';
import { useNode, useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { ChoiceSelect } from '../fields/choice-select.tsx';
import { useStyleSample } from '../fields/style-sample.ts';
import { TextStyleEditor } from '../fields/text-style-editor.tsx';
import { useFocusAfter } from '../fields/use-focus-after.ts';
import { TextColorRow } from './text-color-row.tsx';
import { TextFormatRows } from './text-format-rows.tsx';
import { useCaretStyles } from './use-caret-styles.ts';
import './text-styles.css';

/** Chooses a text's style, or edits it for the whole site. A logo's image has none. */
export function TextStyles({ id }: { readonly id: NodeId }) {
  const t = useT();
  const styles = useDesignState((state) => state.textStyles);
  const node = useNode(id);
  const [edited, setEdited] = useState<string | null>(null);
  const part = useRef<HTMLElement>(null);
  const atCaret = useCaretStyles(id);
  const focusField = useFocusAfter(part);
  const { site } = useServices().ports;
  const html = typeof node?.properties.html === 'string' ? node.properties.html : '';
  if (isLogoAlone(html) && site.fact('logo')?.image) return null;
  return (
    <section ref={part} className="pl-text-styles" data-testid="text-styles">
      <h3>{t('EDITOR.STYLES.TITLE')}</h3>
      {stylesIn(html).map((className, index) => (
        <StyleRow
          // biome-ignore lint/suspicious/noArrayIndexKey: a chosen style replaces the one before it
          key={index}
          id={id}
          className={className}
          html={html}
          styles={styles}
          isAtCaret={atCaret.includes(className)}
          isOpen={edited === className}
          toggle={() => setEdited(edited === className ? null : className)}
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

type StyleRowProps = {
  readonly id: NodeId;
  readonly className: string;
  readonly html: string;
  readonly styles: readonly TextStyle[];
  /** Whether the caret or the selection is in words with the style. */
  readonly isAtCaret: boolean;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Called before the text gets a new style. */
  readonly onAdd: () => void;
};

function StyleRow({ id, className, html, styles, isOpen, toggle, ...row }: StyleRowProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const sample = useStyleSample();
  const describedBy = useId();
  const style = styles.find(({ class_name }) => class_name === className);
  // The first words in this style.
  const words = wordsOfStyle(html, className);
  const choose = (next: string) => {
    const html = session.store.node(id)?.properties.html;
    if (typeof html !== 'string') return;
    const chosen = styles.find(({ class_name }) => class_name === next)?.name ?? next;
    report(
      setValue(session, [id], { path: ['html'], value: replaceStyle(html, className, next) }),
      t('EDITOR.TEXT.STYLE_CHOICE', { style: chosen }),
    );
    session.history.seal();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the rows have their own layout
    <div
      className="pl-text-style"
      data-current={row.isAtCaret || undefined}
      role="group"
      aria-label={words === '' ? (style?.name ?? className) : t('EDITOR.TEXT.STYLE_OF', { words })}
    >
      {words !== '' && (
        <Text id={describedBy} size="xs" c="dimmed" truncate>
          {words}
        </Text>
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
      {style && (
        <>
          <TextFormatRows {...{ id, html, style }} />
          <TextColorRow id={id} html={html} style={style} />
          <div className="pl-text-style-site" data-open={isOpen || undefined}>
            <UnstyledButton
              className="pl-text-style-edit"
              aria-expanded={isOpen}
              onClick={toggle}
              data-testid={`edit-style-${className}`}
            >
              {t('EDITOR.STYLES.EDIT', { style: style.name })}
              <IconChevronDown size={16} />
            </UnstyledButton>
            {isOpen && <TextStyleEditor id={id} style={style} onAdd={row.onAdd} />}
          </div>
        </>
      )}
    </div>
  );
}
