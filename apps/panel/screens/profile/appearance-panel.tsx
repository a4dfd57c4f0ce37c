import { Input, Stack, Switch } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { Panel } from '@plinth/ui';
import { useState } from 'react';
import { singleKeysAllowed, storeSingleKeys } from '../../session/shortcuts.ts';
import { AppearanceControl } from '../../shell/appearance-control.tsx';

/** Preferences stored in this browser. */
export const AppearancePanel = () => {
  const t = useT();
  const [singleKeys, setSingleKeys] = useState(singleKeysAllowed);
  return (
    <Panel title={t('SHELL.APPEARANCE')} description={t('MODULE.PROFILE.APPEARANCE_HINT')}>
      <Stack gap="lg">
        <Input.Wrapper label={t('MODULE.PROFILE.COLORS')}>
          <AppearanceControl />
        </Input.Wrapper>
        <Switch
          label={t('MODULE.PROFILE.SINGLE_KEYS')}
          description={t('MODULE.PROFILE.SINGLE_KEYS_HINT')}
          checked={singleKeys}
          onChange={(event) => {
            setSingleKeys(event.currentTarget.checked);
            storeSingleKeys(event.currentTarget.checked);
          }}
        />
      </Stack>
    </Panel>
  );
};
