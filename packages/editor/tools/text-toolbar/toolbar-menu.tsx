import { Menu } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import type { ReactElement, ReactNode } from 'react';
import { useClearOfSelection } from './selection-context.ts';

type ToolbarMenuProps = {
  readonly editor: Editor;
  readonly target: ReactElement;
  readonly children: ReactNode;
  readonly testId: string;
  /** Width in px; that of its items by default. */
  readonly width?: number;
};

/** A menu of the text toolbar, which returns the caret to the text when it closes. */
export const ToolbarMenu = ({ editor, target, children, testId, width }: ToolbarMenuProps) => (
  <Menu
    middlewares={useClearOfSelection()}
    position="bottom-start"
    shadow="md"
    {...(width !== undefined && { width })}
    withinPortal
    returnFocus={false}
    transitionProps={{ duration: 0 }}
    onClose={() => editor.commands.focus()}
  >
    <Menu.Target>{target}</Menu.Target>
    <Menu.Dropdown className="pl-text-menu" data-testid={testId}>
      {children}
    </Menu.Dropdown>
  </Menu>
);
