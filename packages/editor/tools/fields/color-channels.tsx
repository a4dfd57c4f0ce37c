import { NumberInput } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import {
  alphaOf,
  CHANNEL_LIMITS,
  type ColorFormat,
  colorChannels,
  hexOfChannels,
} from '@plinth/model';
import { useState } from 'react';
import { useSelectOnClick } from './use-select-on-click.ts';

const NAMES = { rgb: ['r', 'g', 'b'], hsl: ['h', 's', 'l'] } as const;

type ColorChannelsProps = {
  readonly format: ColorFormat;
  /** The color in hex. */
  readonly value: string;
  readonly onChange: (hex: string) => void;
};

/** A color as three numbers. */
export function ColorChannelFields({ format, value, onChange }: ColorChannelsProps) {
  const t = useT();
  const [typed, setTyped] = useState({ hex: value, channels: colorChannels(value, format) });
  const { fieldProps } = useSelectOnClick(value);
  // Hue and saturation stay as typed where the color itself has lost them, as black has.
  const channels = typed.hex === value ? typed.channels : colorChannels(value, format);
  const change = (index: number, next: number) => {
    const [first, second, third] = channels.map((old, at) => (at === index ? next : old));
    const changed = [first ?? 0, second ?? 0, third ?? 0] as const;
    const hex = hexOfChannels(changed, format, alphaOf(value));
    setTyped({ hex, channels: changed });
    onChange(hex);
  };
  return (
    <div className="pl-color-channels">
      {NAMES[format].map((name, index) => (
        <NumberInput
          key={name}
          {...fieldProps}
          size="xs"
          aria-label={t(`EDITOR.COLOR.CHANNEL.${keyPart(name)}`)}
          data-tip={t(`EDITOR.COLOR.CHANNEL.${keyPart(name)}`)}
          value={channels[index] ?? 0}
          min={0}
          max={CHANNEL_LIMITS[format][index] ?? 255}
          clampBehavior="strict"
          allowDecimal={false}
          hideControls
          onChange={(next) => typeof next === 'number' && change(index, next)}
          data-testid={`color-${name}`}
        />
      ))}
    </div>
  );
}
