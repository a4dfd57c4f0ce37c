import { ActionIcon, type ActionIconProps } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export type IconButtonProps = ActionIconProps &
  Omit<ComponentPropsWithRef<'button'>, keyof ActionIconProps> & {
    /** Name and tooltip in one. */
    readonly label: string;
    readonly icon: ReactNode;
    /** As shown to a person: `⌘Z`, `Ctrl Z`. */
    readonly keys?: string;
  };

/**
 * A toolbar button: an icon that says its name and its key. At least 32 px, above the 24 px floor.
 * Disabled, it can still be reached: a button that goes dead by being pressed keeps the focus.
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
