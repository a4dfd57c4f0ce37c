import { exactPaddings } from '@plinth/model';
import { animationOption } from '../options/animation.ts';
import type { CommonProperties } from '../options/common.ts';
import type { StyleRule } from '../view.ts';
import { rule } from './declarations.ts';

const defaults = animationOption.parse({});

const milliseconds = (value: number, defaultValue: number): string | null =>
  value === defaultValue ? null : `${value}ms`;

/** The rules of common options that aren't covered by classes. */
export const commonStyle = ({ animation, spacing }: CommonProperties): readonly StyleRule[] => [
  ...exactPaddings(spacing).map(({ side, device, padding }) => ({
    declarations: { [`padding-${side}`]: padding },
    ...(device === 'desktop' ? {} : { device }),
  })),
  ...(animation.name === 'none'
    ? []
    : rule({
        'animation-duration': milliseconds(animation.duration, defaults.duration),
        'animation-delay': milliseconds(animation.delay, defaults.delay),
      })),
];
