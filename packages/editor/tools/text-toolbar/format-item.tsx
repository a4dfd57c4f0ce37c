import { Menu } from '@mantine/core';
import { shortcutLabel } from '@plinth/ui';
import type { ReactNode } from 'react';
import '../fields/kbd.css';

type FormatProps = {
  readonly isOn: boolean;
  readonly icon: ReactNode;
  readonly keys?: string;
  readonly onToggle: () => void;
  readonly children: string;
};

/** A menu item that turns a format on or off. */
export const Format = ({ isOn, icon, keys, onToggle, children }: FormatProps) => (
  <Menu.CheckboxItem
    checked={isOn}
    closeMenuOnClick
    rightSection={keys && <kbd>{shortcutLabel(keys)}</kbd>}
    onChange={onToggle}
  >
    <span className="pl-text-format">
      {icon}
      {children}
    </span>
  </Menu.CheckboxItem>
);
