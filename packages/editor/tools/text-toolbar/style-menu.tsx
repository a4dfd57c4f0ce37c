import { Button, Menu } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import { IconChevronDown } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { selectedBlocks, setStyle, stylesAt } from '../../canvas/text/block-style.ts';
import { styledRun } from '../../canvas/text/run-style.ts';
import { useDesignState } from '../../core/design/design-context.ts';
import { useStyleSample } from '../fields/style-sample.ts';
import { ToolbarMenu } from './toolbar-menu.tsx';

/** The text style at the caret; its menu shows each style in its look. */
export function StyleMenu({ editor }: { readonly editor: Editor }) {
  const t = useT();
  const styles = useDesignState((state) => state.textStyles) ?? [];
  const sample = useStyleSample();
  const current = stylesAt(editor);
  const style = styles.find(({ class_name }) => class_name === current[0]);
  const name = current.length > 1 ? t('EDITOR.MIXED') : style?.name;
  return (
    <ToolbarMenu
      editor={editor}
      testId="text-style-menu"
      target={
        <Button
          size="compact-sm"
          variant="subtle"
          color="gray"
          className="pl-text-style-choice"
          aria-label={t('EDITOR.TEXT.STYLE_CHOICE', { style: name ?? '' })}
          data-tip={t('EDITOR.TEXT.STYLE')}
          rightSection={<IconChevronDown size={14} />}
          data-testid="text-style"
        >
          {name ?? t('EDITOR.TEXT.STYLE')}
        </Button>
      }
    >
      <Menu.Label className="pl-text-style-of">
        <StyledWords editor={editor} />
      </Menu.Label>
      {styles.map((each) => (
        <Menu.RadioItem
          key={each.class_name}
          value={each.class_name}
          checked={current.length === 1 && each.class_name === current[0]}
          closeMenuOnClick
          onChange={() => {
            setStyle(editor, each.class_name);
            announce(each.name);
          }}
          data-testid={`style-${each.class_name}`}
        >
          <span style={sample(each)}>{each.name}</span>
        </Menu.RadioItem>
      ))}
    </ToolbarMenu>
  );
}

/** Says which lines or words get the style. */
function StyledWords({ editor }: { readonly editor: Editor }) {
  const t = useT();
  const run = styledRun(editor);
  const blocks = selectedBlocks(editor);
  const words = run
    ? editor.state.doc.textBetween(run.from, run.to, ' ')
    : (blocks[0]?.node.textContent ?? '');
  if (!run && blocks.length > 1) return t('EDITOR.TEXT.STYLE_OF_LINES', { count: blocks.length });
  return words === '' ? t('EDITOR.TEXT.STYLE_OF_LINE') : t('EDITOR.TEXT.STYLE_OF', { words });
}
