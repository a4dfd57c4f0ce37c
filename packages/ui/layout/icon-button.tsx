import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export type IconButtonProps = ActionIconProps &
  Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> & {
    /** Accessible name and tooltip. */
    readonly label: string;
    readonly icon: ReactNode;
    /** The keyboard shortcut as displayed: `⌘Z`, `Ctrl Z`. */
    readonly keys?: string;
  };

/**
 * A toolbar button with an icon, a tooltip, and a keyboard shortcut. 32 px, above the required
 * minimum of 24 px. It's still focusable when disabled, so that a button that becomes disabled by
 * its own action keeps focus.
 */
export const IconButton = ({
  label,
  icon,
  keys,
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    size={32}
    aria-label={label}
    data-tip={label}
    data-tip-keys={keys}
    data-disabled={disabled || undefined}
    aria-disabled={disabled || undefined}
    onClick={disabled ? undefined : onClick}
    {...rest}
  >
    {icon}
  </ActionIcon>
);
