import { UnstyledButton } from '@mantine/core';
import type { ReactNode } from 'react';
import './part-tiles.css';

type PartTileProps = {
  readonly name: string;
  readonly sample: ReactNode;
  /** Its settings are shown. */
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Where it's used; empty while that is counted. */
  readonly facts: string;
  readonly menu: ReactNode;
  /** Names the parts of the tile for tests. */
  readonly kind: 'background' | 'preset';
  readonly className: string;
};

/** A part of the design with its sample, its uses, and its actions. */
export function PartTile({ name, sample, isOpen, onOpen, facts, menu, ...ids }: PartTileProps) {
  const { kind, className } = ids;
  return (
    <li className="pl-part-tile" data-open={isOpen || undefined}>
      <UnstyledButton aria-expanded={isOpen} onClick={onOpen} data-testid={`${kind}-${className}`}>
        {sample}
        <span className="pl-part-tile-name">{name}</span>
      </UnstyledButton>
      <div className="pl-part-tile-foot">
        <span data-testid={`${kind}-count-${className}`}>{facts}</span>
        {menu}
      </div>
    </li>
  );
}
