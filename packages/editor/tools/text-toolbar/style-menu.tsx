import { Button, Menu } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconChevronDown } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useDesignState } from '../../core/design/design-context.ts';
import { useStyleSample } from '../fields/style-sample.ts';
import { setStyle, styleAt } from './block-style.ts';
import { ToolbarMenu } from './toolbar-menu.tsx';

/** The text style at the caret; its menu shows each style in its look. */
export function StyleMenu({ editor }: { readonly editor: Editor }) {
  const t = useT();
  const styles = useDesignState((state) => state.textStyles) ?? [];
  const sample = useStyleSample();
  const current = styleAt(editor);
  const style = styles.find(({ class_name }) => class_name === current);
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
          aria-label={t('EDITOR.TEXT.STYLE_CHOICE', { style: style?.name ?? '' })}
          data-tip={t('EDITOR.TEXT.STYLE')}
          rightSection={<IconChevronDown size={14} />}
          data-testid="text-style"
        >
          {style?.name ?? t('EDITOR.TEXT.STYLE')}
        </Button>
      }
    >
      {styles.map((each) => (
        <Menu.RadioItem
          key={each.class_name}
          value={each.class_name}
          checked={each.class_name === current}
          closeMenuOnClick
          onChange={() => setStyle(editor, each.class_name)}
          data-testid={`style-${each.class_name}`}
        >
          <span style={sample(each)}>{each.name}</span>
        </Menu.RadioItem>
      ))}
    </ToolbarMenu>
  );
}
