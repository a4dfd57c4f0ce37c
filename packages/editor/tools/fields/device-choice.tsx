import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { DEVICE_FACTS, DEVICES, type Device } from '@plinth/model';
import { DEVICE_ICONS } from '@plinth/ui';
import { memo } from 'react';

type DeviceChoiceProps = {
  readonly value: Device;
  readonly onChange: (device: Device) => void;
  /** Devices with overrides on the selection. */
  readonly marked?: ReadonlySet<Device>;
};

/** Device switch, largest device first. */
export const DeviceChoice = memo(function DeviceChoice(props: DeviceChoiceProps) {
  const { value: chosen, onChange, marked } = props;
  const t = useT();
  const data = DEVICES.map((value, index) => {
    const Icon = DEVICE_ICONS[value];
    const name = t(`COMMON.DEVICE.${keyPart(value)}`);
    const isMarked = marked?.has(value) ?? false;
    const hint = isMarked ? ` · ${t('EDITOR.DEVICE.HAS_OWN')}` : '';
    return {
      value,
      label: (
        <span
          className="pl-device"
          data-marked={isMarked || undefined}
          data-tip={`${name} · ${DEVICE_FACTS[value].frame} px (${index + 1})${hint}`}
          data-testid={`device-${DEVICE_FACTS[value].slug}`}
        >
          <Icon size={18} />
          <VisuallyHidden>{name + hint}</VisuallyHidden>
        </span>
      ),
    };
  });
  return (
    <SegmentedControl
      aria-label={t('EDITOR.DEVICE.LABEL')}
      data={data}
      value={chosen}
      onChange={(value) => onChange(value as Device)}
      size="xs"
      data-tour="devices"
      data-testid="device-switch"
    />
  );
});
