import { Button, Group, Slider, Text } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import {
  DesignValues,
  type Device,
  effectiveValue,
  fieldLimits,
  type NamedSize,
  originOf,
  withDevice,
} from '@plinth/model';
import { NumberField } from '../../../forms/fields/number-field.tsx';
import type { ValuesForm } from './use-values-form.ts';

type SizeFieldProps = Pick<ValuesForm, 'form'> & {
  readonly size: NamedSize;
  readonly device: Device;
  /** Number of pages and posts that use it; undefined while it loads. */
  readonly pages: number | undefined;
};

const limits = fieldLimits(DesignValues.shape.spacings.shape.small, 'desktop');

/** The pixels of a spacing size on one device. Without its own value it shows the inherited one. */
export const SizeField = ({ form, size, device, pages }: SizeFieldProps) => {
  const t = useT();
  const path = `spacings.${size}`;
  const sizes = form.values.spacings[size];
  const own = sizes[device];
  const origin = originOf(sizes, device);
  const shown = Number(effectiveValue(sizes, device)) || 0;
  const name = t(`MODULE.DESIGN.VALUES.SIZE.${keyPart(size)}`);
  const isInherited = own === undefined && origin !== null;
  const change = (value: number | string | undefined) => {
    const isCleared = value === undefined || (value === '' && device !== 'desktop');
    form.setFieldValue(path, withDevice(sizes, device, isCleared ? undefined : (value as number)));
    form.clearFieldError(`${path}.${device}`);
  };
  return (
    <div className="values-size" data-testid={`spacing-${size}`}>
      <NumberField
        className="values-number"
        label={name}
        suffix=" px"
        limits={limits}
        value={own ?? ''}
        placeholder={isInherited ? `${shown} px` : ''}
        error={form.errors[`${path}.${device}`]}
        onChange={change}
      />
      <Slider
        className="values-slider"
        thumbLabel={name}
        thumbValueText={`${shown} px`}
        label={null}
        min={0}
        max={limits.max ?? 300}
        value={shown}
        onChange={change}
      />
      <Group className="values-notes" gap="xs" mih={28}>
        <Text size="sm" c="dimmed">
          {isInherited
            ? t('MODULE.DESIGN.VALUES.INHERITED', {
                device: t(`COMMON.DEVICE.${keyPart(origin)}`),
              })
            : pages !== undefined && t('MODULE.DESIGN.VALUES.PAGES', { count: pages })}
        </Text>
        {own !== undefined && device !== 'desktop' && (
          <Button variant="subtle" size="compact-sm" onClick={() => change(undefined)}>
            {t('MODULE.DESIGN.VALUES.RESET', { size: name })}
          </Button>
        )}
      </Group>
    </div>
  );
};
