import { Menu } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { announce, shortcutLabel } from '@plinth/ui';
import type { ReactNode } from 'react';
import '../fields/kbd.css';

type FormatProps = {
  readonly isOn: boolean;
  readonly icon: ReactNode;
  readonly keys?: string;
  readonly onToggle: () => void;
  /** What is in effect after a press; that the format is on or off by default. */
  readonly result?: () => string;
  readonly children: string;
};

/** A menu item that turns a format on or off. The menu closes, so the result is announced. */
export function Format({ isOn, icon, keys, onToggle, result, children }: FormatProps) {
  const t = useT();
  const toggle = () => {
    onToggle();
    const turned = isOn ? 'EDITOR.SPOKEN.OFF' : 'EDITOR.SPOKEN.ON';
    announce(result?.() ?? t(turned, { name: children }));
  };
  return (
    <Menu.CheckboxItem
      checked={isOn}
      closeMenuOnClick
      rightSection={keys && <kbd>{shortcutLabel(keys)}</kbd>}
      onChange={toggle}
    >
      <span className="pl-text-format">
        {icon}
        {children}
      </span>
    </Menu.CheckboxItem>
  );
}
