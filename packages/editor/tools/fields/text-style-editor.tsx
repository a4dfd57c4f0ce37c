import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import {
  type NodeId,
  type PropertyValue,
  sameValue,
  type TextStyleProperties,
} from '@plinth/model';
import { useId, useRef, useState } from 'react';
import { useDesign, useDesignState } from '../../core/design/design-context.ts';
import type { TextStyle } from '../../core/design/design-store.ts';
import { addTextStyle, setTextStyle } from '../../core/design/text-style-commands.ts';
import { useSession } from '../../core/session/context.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { NameForm } from './preset-changes.tsx';
import { StyleUses } from './style-uses.tsx';
import './text-style-editor.css';
import { TextStyleFields } from './text-style-fields.tsx';
import { useFocusAfter } from './use-focus-after.ts';

type TextStyleEditorProps = {
  readonly style: TextStyle;
  /** The widget that gets the style if it's saved as a new one. */
  readonly id?: NodeId;
  /** Called before the widget gets a new style, which closes this editor. */
  readonly onAdd?: () => void;
};

/** Edits a text style of the site. The canvas updates immediately, the published site on Update. */
export function TextStyleEditor({ id, style, onAdd }: TextStyleEditorProps) {
  const original = useStoredFormats(style);
  const part = useRef<HTMLDivElement>(null);
  const focusField = useFocusAfter(part);
  const usesId = useId();
  const isEdited =
    original !== null && !sameValue(style.properties as PropertyValue, original as PropertyValue);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and its own layout
    <div
      ref={part}
      className="pl-style-editor"
      role="group"
      aria-label={style.name}
      aria-describedby={usesId}
      data-testid="style-editor"
    >
      <StyleUses id={usesId} style={style} isEdited={isEdited} />
      <TextStyleFields style={style} id={id} />
      {isEdited && original && <StyleActions {...{ id, style, original, focusField, onAdd }} />}
    </div>
  );
}

type StyleActionsProps = Pick<TextStyleEditorProps, 'style' | 'id' | 'onAdd'> & {
  /** The formats as stored. */
  readonly original: TextStyleProperties;
  readonly focusField: () => void;
};

/** Reset, or keep the changes as a new style. */
function StyleActions({ style, id, original, focusField, onAdd }: StyleActionsProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const design = useDesign();
  const [isNaming, setNaming] = useState(false);
  const reset = () => {
    focusField();
    session.history.seal();
    report(setTextStyle(session, style, original));
    session.history.seal();
  };
  const saveAs = (name: string) => {
    focusField();
    onAdd?.();
    report(addTextStyle(session, design.store.getState(), { name, style, original, id }));
  };
  return (
    <>
      <div className="pl-preset-actions">
        <Button size="compact-xs" variant="default" onClick={reset} data-testid="style-reset">
          {t('EDITOR.PRESET.RESET')}
        </Button>
        <Button
          size="compact-xs"
          variant="default"
          onClick={() => setNaming(!isNaming)}
          data-testid="style-save-as"
        >
          {t('EDITOR.STYLES.SAVE_AS')}
        </Button>
      </div>
      {isNaming && <NameForm label={t('EDITOR.STYLES.NAME')} save={saveAs} />}
    </>
  );
}

/** The formats of the style as stored; null if it's new. */
const useStoredFormats = ({ class_name }: TextStyle): TextStyleProperties | null =>
  useDesignState(({ stored }) => {
    const style = stored.styles.find((one) => one.type === 'text' && one.class_name === class_name);
    return style?.type === 'text' ? style.properties : null;
  });
