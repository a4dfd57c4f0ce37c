import { SegmentedControl, Tooltip, VisuallyHidden } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { DEVICES, type Device } from '@plinth/model';
import { DEVICE_ICONS } from '@plinth/ui';

const DeviceLabel = ({ device }: { readonly device: Device }) => {
  const t = useT();
  const Icon = DEVICE_ICONS[device];
  const name = t(`COMMON.DEVICE.${keyPart(device)}`);
  return (
    <Tooltip label={name}>
      <span className="design-device">
        <Icon size={18} />
        <VisuallyHidden>{name}</VisuallyHidden>
      </span>
    </Tooltip>
  );
};

type DeviceSwitchProps = {
  readonly value: Device;
  readonly onChange: (device: Device) => void;
};

/** Chooses the device whose values are shown and edited. */
export const DeviceSwitch = ({ value, onChange }: DeviceSwitchProps) => {
  const t = useT();
  return (
    <SegmentedControl
      aria-label={t('MODULE.DESIGN.DEVICE')}
      data={DEVICES.map((device) => ({ value: device, label: <DeviceLabel device={device} /> }))}
      value={value}
      onChange={(next) => onChange(next as Device)}
      data-testid="device-switch"
    />
  );
};
