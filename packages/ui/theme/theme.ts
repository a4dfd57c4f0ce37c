import {
  type AutocompleteProps,
  type BadgeProps,
  createTheme,
  type DrawerProps,
  defaultVariantColorsResolver,
  type InputWrapperProps,
  type MantineColorsTuple,
  type MantineTransition,
  type ModalProps,
  type MultiSelectProps,
  type SelectProps,
  type SwitchProps,
  type TagsInputProps,
  type TooltipProps,
  type VariantColorsResolver,
} from '@mantine/core';
import { DARK_CHROME, LIGHT_CHROME } from './chrome-colors.ts';

type Scale = readonly [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

const tuple = (scale: Scale): MantineColorsTuple => scale;

const GRAY: Scale = [
  LIGHT_CHROME.ground,
  LIGHT_CHROME.sunken,
  '#E4E7EC',
  LIGHT_CHROME.border,
  '#C4CAD3',
  LIGHT_CHROME.inputBorder,
  LIGHT_CHROME.muted,
  '#3D444F',
  '#252A32',
  LIGHT_CHROME.text,
];
const DARK: Scale = [
  DARK_CHROME.text,
  '#C9CED8',
  DARK_CHROME.muted,
  DARK_CHROME.inputBorder,
  DARK_CHROME.border,
  DARK_CHROME.sunken,
  '#1D2028',
  DARK_CHROME.surface,
  DARK_CHROME.ground,
  '#0A0B0F',
];
const PRIMARY: Scale = [
  '#EEF1FD',
  '#E9EDFC',
  '#CDD6F8',
  '#A9B8F3',
  DARK_CHROME.primary,
  '#5A73E2',
  LIGHT_CHROME.primary,
  LIGHT_CHROME.primaryHover,
  '#223690',
  '#18276A',
];
const RED: Scale = [
  '#FDF3F3',
  LIGHT_CHROME.dangerSoft,
  '#F8CFCF',
  '#F2A9A7',
  DARK_CHROME.danger,
  '#D94A46',
  LIGHT_CHROME.danger,
  LIGHT_CHROME.dangerHover,
  '#7D1717',
  '#5A1010',
];

/** A closing dialog doesn't receive clicks. */
const FADE: MantineTransition = {
  in: { opacity: 1 },
  out: { opacity: 0, pointerEvents: 'none' },
  transitionProperty: 'opacity',
};

/** Filled buttons use the text color defined for their background in the current color scheme. */
const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  const name = input.color ?? 'plinth';
  if (input.variant !== 'filled' || name.includes('.') || name.startsWith('#')) return colors;
  return { ...colors, color: `var(--mantine-color-${name}-contrast)` };
};

const LIST = { openOnFocus: false } as const;
/** The check mark is at the right, so that all labels start at the same place. */
const CHECKED_LIST = { ...LIST, checkIconPosition: 'right' } as const;

/** The theme of panel and editor: 13/20 Inter, radius 6, spacing 4-8-12-16-24. */
export const theme = createTheme({
  primaryColor: 'plinth',
  colors: { plinth: tuple(PRIMARY), red: tuple(RED), gray: tuple(GRAY), dark: tuple(DARK) },
  white: LIGHT_CHROME.surface,
  black: LIGHT_CHROME.text,
  primaryShade: { light: 6, dark: 4 },
  variantColorResolver: variantColors,
  fontFamily: '"Inter Variable", Inter, system-ui, -apple-system, "Segoe UI", sans-serif',
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.4', sm: '1.54', md: '1.54', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.25rem', sm: '0.5rem', md: '0.75rem', lg: '1rem', xl: '1.5rem' },
  radius: { xs: '3px', sm: '4px', md: '6px', lg: '10px', xl: '16px' },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  headings: {
    fontWeight: '600',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.27' },
      h2: { fontSize: '1rem', lineHeight: '1.5' },
      h3: { fontSize: '0.875rem', lineHeight: '1.43' },
      h4: { fontSize: '0.8125rem', lineHeight: '1.54' },
      h5: { fontSize: '0.8125rem', lineHeight: '1.54' },
      h6: { fontSize: '0.75rem', lineHeight: '1.5' },
    },
  },
  // Keyed by name, because importing a component here would load it with the first screen.
  components: {
    // Invalid fields show a balloon, and their group gets a class.
    InputWrapper: {
      defaultProps: {
        inputWrapperOrder: ['label', 'input', 'error', 'description'],
      } satisfies Partial<InputWrapperProps>,
      classNames: (_theme: unknown, props: InputWrapperProps) => ({
        root: props.error ? 'pl-group not-valid' : 'pl-group',
        error: 'pl-balloon',
      }),
    },
    // A list that opened by itself would cover what the user is tabbing or clicking to.
    Autocomplete: { defaultProps: LIST satisfies Partial<AutocompleteProps> },
    MultiSelect: { defaultProps: CHECKED_LIST satisfies Partial<MultiSelectProps> },
    Select: { defaultProps: CHECKED_LIST satisfies Partial<SelectProps> },
    TagsInput: { defaultProps: LIST satisfies Partial<TagsInputProps> },
    // The dot in the knob is a smudge at this size.
    Switch: { defaultProps: { withThumbIndicator: false } satisfies Partial<SwitchProps> },
    // Sentence case, like all other labels.
    Badge: { defaultProps: { tt: 'none' } satisfies Partial<BadgeProps> },
    Modal: {
      defaultProps: {
        transitionProps: { duration: 150, transition: FADE },
        centered: true,
        padding: 'xl',
        radius: 'lg',
      } satisfies Partial<ModalProps>,
    },
    // A `header` would be a second banner of the page.
    ModalHeader: { defaultProps: { component: 'div' } },
    Drawer: {
      defaultProps: {
        padding: 'xl',
        transitionProps: { duration: 150 },
      } satisfies Partial<DrawerProps>,
    },
    Tooltip: {
      defaultProps: {
        openDelay: 400,
        withArrow: true,
        multiline: true,
      } satisfies Partial<TooltipProps>,
    },
  },
});
