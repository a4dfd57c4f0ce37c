import { type MantineColorScheme, SegmentedControl, useMantineColorScheme } from '@mantine/core';
import { useT } from '@plinth/i18n/react';

const isScheme = (value: string): value is MantineColorScheme =>
  ['auto', 'light', 'dark'].includes(value);

/** Light, dark, or system appearance of the panel, not of the site. */
export const AppearanceControl = () => {
  const t = useT();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedControl
      fullWidth
      size="xs"
      aria-label={t('SHELL.APPEARANCE')}
      value={colorScheme}
      onChange={(value) => isScheme(value) && setColorScheme(value)}
      data={[
        { value: 'auto', label: t('SHELL.APPEARANCE_SYSTEM') },
        { value: 'light', label: t('SHELL.APPEARANCE_LIGHT') },
        { value: 'dark', label: t('SHELL.APPEARANCE_DARK') },
      ]}
    />
  );
};
