import { animationOption } from '../options/animation.ts';
import type { CommonProperties } from '../options/common.ts';
import type { StyleRule } from '../view.ts';
import { rule } from './declarations.ts';

const usual = animationOption.parse({});

const milliseconds = (value: number, expected: number): string | null =>
  value === expected ? null : `${value}ms`;

/** The rules of common options that aren't covered by classes. */
export const commonStyle = ({ animation }: CommonProperties): readonly StyleRule[] =>
  animation.name === 'none'
    ? []
    : rule({
        'animation-duration': milliseconds(animation.duration, usual.duration),
        'animation-delay': milliseconds(animation.delay, usual.delay),
      });
