import { Menu } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import type { ReactElement, ReactNode } from 'react';
import { useClearOfSelection } from './selection-context.ts';
import { useToolbarPopover } from './toolbar-popovers.ts';

type ToolbarMenuProps = {
  readonly editor: Editor;
  readonly target: ReactElement;
  readonly children: ReactNode;
  readonly testId: string;
  /** Width in px; that of its items by default. */
  readonly width?: number;
};

/** A menu of the text toolbar, which returns the caret to the text when it closes. */
export function ToolbarMenu({ editor, target, children, testId, width }: ToolbarMenuProps) {
  const { isOpen, setOpen } = useToolbarPopover();
  return (
    <Menu
      opened={isOpen}
      onChange={(opened) => {
        setOpen(opened);
        if (!opened) editor.commands.focus();
      }}
      middlewares={useClearOfSelection()}
      position="bottom-start"
      shadow="md"
      {...(width !== undefined && { width })}
      withinPortal
      returnFocus={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown className="pl-text-menu" data-testid={testId}>
        {children}
      </Menu.Dropdown>
    </Menu>
  );
}
