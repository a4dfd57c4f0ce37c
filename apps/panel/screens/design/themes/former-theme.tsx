import { Button, Text } from '@mantine/core';
import type { FormerTheme } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import { IconArrowBackUp } from '@tabler/icons-react';

type FormerThemeProps = { readonly former: FormerTheme; readonly onSwitchBack: () => void };

/** The theme that the site had before, and the way back to it. */
export const FormerThemeNote = ({ former, onSwitchBack }: FormerThemeProps) => {
  const t = useT();
  const format = useFormat();
  const { name, saved_at } = former;
  const date = format.date(saved_at);
  return (
    <div className="theme-former">
      <Text size="sm">
        {name === ''
          ? t('MODULE.THEMES.FORMER_NONE', { date })
          : t('MODULE.THEMES.FORMER', { name, date })}
      </Text>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconArrowBackUp size={16} />}
        onClick={onSwitchBack}
      >
        {t('MODULE.THEMES.SWITCH_BACK')}
      </Button>
    </div>
  );
};
