import { Menu } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
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

/** Scrolls an opening menu to what is chosen in it, which gets the focus. */
function CheckedInView() {
  const mark = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const menu = mark.current?.parentElement;
    const checked = menu?.querySelector<HTMLElement>('[aria-checked="true"]');
    if (!menu || !checked) return;
    menu.scrollTop = checked.offsetTop - (menu.clientHeight - checked.offsetHeight) / 2;
    checked.setAttribute('data-autofocus', '');
  }, []);
  return <span ref={mark} hidden />;
}

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
      withInitialFocusPlaceholder={false}
      transitionProps={{ duration: 0 }}
    >
      <Menu.Target>{target}</Menu.Target>
      <Menu.Dropdown className="pl-text-menu" data-testid={testId}>
        {children}
        <CheckedInView />
      </Menu.Dropdown>
    </Menu>
  );
}
