import { keyPart, type Translate } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import { IconAlignCenter, IconAlignLeft, IconAlignRight } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { alignAt, blockClass, changeBlockClass } from '../../canvas/text/block-style.ts';
import { alignOf, withAlign } from '../../core/design/text-classes.ts';
import { Format } from './format-item.tsx';
import { ToolbarMenu } from './toolbar-menu.tsx';

const ALIGNS = [
  ['left', <IconAlignLeft key="left" size={16} />],
  ['center', <IconAlignCenter key="center" size={16} />],
  ['right', <IconAlignRight key="right" size={16} />],
] as const;

type AlignProps = { readonly editor: Editor };

const alignInEffect = (editor: Editor) => {
  const current = alignAt(editor);
  return ALIGNS.find(([name]) => name === current) ?? ALIGNS[0];
};

/** “Alignment: Center” */
function alignText(t: Translate, editor: Editor): string {
  const [name] = alignInEffect(editor);
  return t('EDITOR.TEXT.ALIGN_CHOICE', { align: t(`WIDGET.ALIGN.${keyPart(name)}`) });
}

/** Alignments as menu items. The one that is set on the block itself can be removed. */
export function AlignItems({ editor }: AlignProps) {
  const t = useT();
  const own = alignOf(blockClass(editor));
  const [current] = alignInEffect(editor);
  return ALIGNS.map(([name, icon]) => (
    <Format
      key={name}
      isOn={current === name}
      icon={icon}
      onToggle={() =>
        changeBlockClass(editor, (classes) => withAlign(classes, own === name ? null : name))
      }
      result={() => alignText(t, editor)}
    >
      {t(`EDITOR.TEXT.ALIGN_${keyPart(name)}`)}
    </Format>
  ));
}

/** Alignment of the block with the caret; the button shows the current one. */
export function AlignMenu({ editor }: AlignProps) {
  const t = useT();
  const [, icon] = alignInEffect(editor);
  return (
    <ToolbarMenu
      editor={editor}
      testId="text-align-menu"
      target={
        <IconButton size={28} label={alignText(t, editor)} icon={icon} data-testid="text-align" />
      }
    >
      <AlignItems editor={editor} />
    </ToolbarMenu>
  );
}
