import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { memo } from 'react';
import { IconButton } from './icon-button.tsx';
import { shortcutLabel } from './shortcut-label.ts';

export type StepDirection = 'undo' | 'redo';

type StepButtonProps = {
  readonly to: StepDirection;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onStep: (to: StepDirection) => void;
};

const KEYS = { undo: 'Mod+Z', redo: 'Mod+Shift+Z' } as const;
const ICONS = { undo: IconArrowBackUp, redo: IconArrowForwardUp } as const;

/** Undo or redo. Memoized: typing extends a step with every key, and mostly leaves its label as it is. */
export const StepButton = memo(function StepButton(props: StepButtonProps) {
  const { to, label, isDisabled, onStep } = props;
  const Icon = ICONS[to];
  return (
    <IconButton
      label={label}
      keys={shortcutLabel(KEYS[to])}
      icon={<Icon size={18} />}
      disabled={isDisabled}
      onClick={() => onStep(to)}
      data-to-page
      data-testid={`${to}-button`}
    />
  );
});
