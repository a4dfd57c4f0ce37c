import { animationOption } from '../options/animation.ts';
import type { CommonProperties } from '../options/common.ts';
import type { StyleRule } from '../view.ts';
import { rule } from './declarations.ts';

const usual = animationOption.parse({});

const milliseconds = (value: number, expected: number): string | null =>
  value === expected ? null : `${value}ms`;

/** The rules of the options that every widget has, as far as classes do not say them. */
export const commonStyle = ({ animation }: CommonProperties): readonly StyleRule[] =>
  animation.name === 'none'
    ? []
    : rule({
        'animation-duration': milliseconds(animation.duration, usual.duration),
        'animation-delay': milliseconds(animation.delay, usual.delay),
      });
