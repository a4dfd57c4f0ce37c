import { UnstyledButton } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { Device } from '@plinth/model';
import type { Control } from '@plinth/widgets/inspectors';
import type { Origin } from '../../core/properties/effective.ts';
import { AllDevices } from '../fields/all-devices.tsx';
import { originText } from '../fields/origin-text.ts';

export type ControlLabelProps = {
  readonly labelId: string;
  readonly control: Control;
  readonly origin: Origin;
  /** Whether the origin of the value is shown below. */
  readonly isOpen: boolean;
  readonly toggle: () => void;
};

/** The control's label; selecting it shows where the value comes from. */
export function ControlLabel({ labelId, control, origin, isOpen, toggle }: ControlLabelProps) {
  const t = useT();
  return (
    <span className="pl-control-label" data-origin={origin.kind}>
      <UnstyledButton
        className="pl-control-name"
        aria-expanded={isOpen}
        aria-description={originText(t, origin)}
        onClick={toggle}
        data-testid={`origin-${control.path}`}
      >
        <span id={labelId}>{t(control.label)}</span>
      </UnstyledButton>
      <OriginText origin={origin} />
      {!isPerDevice(control) && <AllDevices />}
    </span>
  );
}

const isPerDevice = ({ perDevice, devicePaths }: Control): boolean =>
  perDevice === true || devicePaths !== undefined;

/** The device that a value comes from, unless it is obvious. */
function originDevice(origin: Origin): Device | null {
  if (origin.kind === 'inherited') return origin.from;
  return (origin.kind === 'here' && origin.only) || null;
}

function OriginText({ origin }: { readonly origin: Origin }) {
  const t = useT();
  const device = originDevice(origin);
  if (device === null && origin.kind !== 'mixed') return null;
  return (
    <span className="pl-control-origin">
      {device === null
        ? t('EDITOR.MIXED')
        : t('EDITOR.FROM_DEVICE', { device: t(`COMMON.DEVICE.${keyPart(device)}`) })}
    </span>
  );
}
