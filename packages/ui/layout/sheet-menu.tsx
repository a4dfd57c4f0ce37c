import { Menu } from '@mantine/core';
import type { ReactNode } from 'react';
import './sheet-menu.css';

type SheetMenuProps = {
  /** The button that opens it. */
  readonly target: ReactNode;
  readonly children: ReactNode;
};

/** A menu that opens above its button, and on phones as a sheet at the bottom of the window. */
export const SheetMenu = ({ target, children }: SheetMenuProps) => (
  <Menu
    position="top-end"
    withOverlay
    overlayProps={{ className: 'pl-sheet-overlay' }}
    classNames={{ dropdown: 'pl-sheet-menu' }}
    transitionProps={{ transition: 'slide-up', duration: 150 }}
  >
    <Menu.Target>{target}</Menu.Target>
    <Menu.Dropdown>{children}</Menu.Dropdown>
  </Menu>
);
