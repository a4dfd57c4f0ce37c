import { UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconArrowBackUp } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import type { Origin } from '../../core/properties/effective.ts';
import { AllDevices } from './all-devices.tsx';
import './control-reset.css';
import { originText } from './origin-text.ts';

type StyleFormatProps = {
  readonly label: string;
  readonly origin: Origin;
  /** Removes the value that is set on this device; undefined if it can't be removed. */
  readonly reset: (() => void) | undefined;
  /** Whether the value is the same on all devices. */
  readonly isForAllDevices?: boolean;
  readonly children: (labelId: string) => ReactNode;
};

/** A field of a text style: its label, and where its value comes from. */
export function StyleFormat({
  label,
  origin,
  reset,
  isForAllDevices = false,
  children,
}: StyleFormatProps) {
  const t = useT();
  const labelId = useId();
  const resetLabel = t('EDITOR.RESET', { option: label });
  return (
    <div className="pl-style-format" data-origin={origin.kind}>
      <div className="pl-style-format-head" data-tip={originText(t, origin)}>
        <span id={labelId}>{label}</span>
        {isForAllDevices && <AllDevices />}
        {origin.kind === 'here' && reset && (
          <UnstyledButton
            className="pl-control-reset"
            aria-label={resetLabel}
            data-tip={resetLabel}
            onClick={reset}
          >
            <IconArrowBackUp size={14} />
          </UnstyledButton>
        )}
      </div>
      {children(labelId)}
    </div>
  );
}
