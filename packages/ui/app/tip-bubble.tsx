import { Kbd, Tooltip } from '@mantine/core';

export type ShownTip = {
  readonly target: HTMLElement;
  readonly label: string;
  readonly keys: string;
  readonly side: 'top' | 'right';
};

/** A tooltip with a button's label and keyboard shortcut. */
export const TipBubble = ({
  target,
  label,
  keys,
  side,
  isOpen,
}: ShownTip & { readonly isOpen: boolean }) => (
  <Tooltip
    target={target}
    opened={isOpen}
    position={side}
    label={keys === '' ? label : <WithKeys label={label} keys={keys} />}
  />
);

const WithKeys = ({ label, keys }: Pick<ShownTip, 'label' | 'keys'>) => (
  <span className="pl-key-hint">
    {label} <Kbd size="xs">{keys}</Kbd>
  </span>
);
