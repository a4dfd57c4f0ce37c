import type { CSSVariablesResolver } from '@mantine/core';
import { type ChromeColors, DARK_CHROME, LIGHT_CHROME } from './chrome-colors.ts';

type Variables = Record<string, string>;

const toKebabCase = (name: string): string =>
  name.replace(/[A-Z]/g, (char) => `-${char.toLowerCase()}`);

/** `--pl-on-primary` and so on, for the stylesheets of panel and editor. */
const chromeVariables = (colors: ChromeColors): Variables =>
  Object.fromEntries(
    Object.entries(colors).map(([name, value]) => [`--pl-${toKebabCase(name)}`, value]),
  );

type Family = {
  readonly name: string;
  readonly fill: string;
  readonly hover: string;
  readonly on: string;
  readonly soft: string;
};

const families = (colors: ChromeColors): readonly Family[] => [
  {
    name: 'plinth',
    fill: colors.primary,
    hover: colors.primaryHover,
    on: colors.onPrimary,
    soft: colors.primarySoft,
  },
  {
    name: 'red',
    fill: colors.danger,
    hover: colors.dangerHover,
    on: colors.onDanger,
    soft: colors.dangerSoft,
  },
  {
    name: 'green',
    fill: colors.success,
    hover: colors.success,
    on: colors.onSuccess,
    soft: colors.successSoft,
  },
  {
    name: 'yellow',
    fill: colors.warning,
    hover: colors.warning,
    on: colors.onWarning,
    soft: colors.warningSoft,
  },
];

const familyVariables = ({ name, fill, hover, on, soft }: Family): Variables => ({
  [`--mantine-color-${name}-text`]: fill,
  [`--mantine-color-${name}-filled`]: fill,
  [`--mantine-color-${name}-filled-hover`]: hover,
  [`--mantine-color-${name}-light`]: soft,
  [`--mantine-color-${name}-light-hover`]: soft,
  [`--mantine-color-${name}-light-color`]: fill,
  [`--mantine-color-${name}-outline`]: fill,
  [`--mantine-color-${name}-outline-hover`]: soft,
  [`--mantine-color-${name}-contrast`]: on,
  // Menu items use shade 6 in both color schemes.
  [`--mantine-color-${name}-6`]: fill,
});

const libraryVariables = (colors: ChromeColors): Variables => ({
  '--mantine-color-body': colors.surface,
  '--mantine-color-text': colors.text,
  '--mantine-color-bright': colors.text,
  '--mantine-color-dimmed': colors.muted,
  '--mantine-color-placeholder': colors.muted,
  '--mantine-color-error': colors.danger,
  '--mantine-color-success': colors.success,
  '--mantine-color-anchor': colors.primary,
  '--mantine-color-default': colors.surface,
  '--mantine-color-default-hover': colors.sunken,
  '--mantine-color-default-color': colors.text,
  '--mantine-color-default-border': colors.border,
  '--mantine-color-disabled': colors.sunken,
  '--mantine-color-disabled-color': colors.muted,
  '--mantine-color-disabled-border': colors.border,
  '--mantine-primary-color-contrast': colors.onPrimary,
});

const schemeVariables = (colors: ChromeColors): Variables =>
  Object.assign(
    { ...chromeVariables(colors), ...libraryVariables(colors) },
    ...families(colors).map(familyVariables),
  );

/** Replaces Mantine's default colors, which don't meet our contrast requirements. */
export const chromeVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: schemeVariables(LIGHT_CHROME),
  dark: schemeVariables(DARK_CHROME),
});
