import { UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
import type { ComponentPropsWithRef, ReactNode } from 'react';

type RailButtonProps = UnstyledButtonProps &
  Omit<ComponentPropsWithRef<'button'>, keyof UnstyledButtonProps> & {
    readonly label: string;
    readonly icon: ReactNode;
    /** The key that does the same. */
    readonly keys?: string;
  };

/** A button of the rail: an icon with its label below, which CSS hides if the user wants it. */
export const RailButton = ({ label, icon, keys, className = '', ...rest }: RailButtonProps) => (
  <UnstyledButton
    className={`pl-rail-button ${className}`}
    aria-label={label}
    data-tip={label}
    data-tip-keys={keys}
    {...rest}
  >
    {icon}
    <span className="pl-rail-label">{label}</span>
  </UnstyledButton>
);
