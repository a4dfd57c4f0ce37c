import { mergeThemeOverrides, type PasswordInputProps } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useMemo } from 'react';
import { theme } from './theme.ts';

/** The theme with names for the library's own icon buttons, in the chosen language. */
export const useLocalizedTheme = () => {
  const t = useT();
  const close = t('COMMON.ACTION.CLOSE');
  const show = t('COMMON.TEXT.PASSWORD_SHOW');
  return useMemo(
    () =>
      mergeThemeOverrides(theme, {
        components: {
          CloseButton: { defaultProps: { 'aria-label': close } },
          PasswordInput: {
            defaultProps: {
              visibilityToggleFocusable: true,
              visibilityToggleButtonProps: { 'aria-label': show },
            } satisfies Partial<PasswordInputProps>,
          },
        },
      }),
    [close, show],
  );
};
