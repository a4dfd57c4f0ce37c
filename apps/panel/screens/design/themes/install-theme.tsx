import { Alert, Button, FileButton } from '@mantine/core';
import type { ThemeRecord } from '@plinth/contract';
import { useI18n } from '@plinth/i18n/react';
import { toast } from '@plinth/ui';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../../../rpc/client.ts';
import { failureKey, failureOf } from '../../../rpc/failure.ts';

type Refused = { readonly file: string; readonly reason: string };

type InstallThemeProps = {
  /** Those that can be updated, too. */
  readonly themes: readonly ThemeRecord[];
  readonly onInstalled: () => Promise<unknown>;
};

const useInstall = ({ themes, onInstalled }: InstallThemeProps) => {
  const i18n = useI18n();
  const [isInstalling, setInstalling] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const install = async (file: File | null) => {
    if (!file) return;
    setInstalling(true);
    setRefused(null);
    try {
      const { id, name, version } = await client.ThemesService.install({}, file);
      const isUpdate = themes.some((theme) => theme.id === id);
      await onInstalled();
      toast(
        isUpdate
          ? i18n.t('MODULE.THEMES.UPDATED', { name, version })
          : i18n.t('MODULE.THEMES.INSTALLED', { name }),
      );
    } catch (error) {
      const failure = failureOf(error);
      const key = failureKey(failure, 'MODULE.THEMES.INSTALL_FAILED', i18n.has);
      setRefused({ file: file.name, reason: i18n.t(key, failure.values) });
    }
    setInstalling(false);
  };
  return { install, isInstalling, refused, dismiss: () => setRefused(null) };
};

/**
 * Installs a theme from its ZIP archive, or a newer version of it. Why an archive is refused is shown
 * below the button.
 */
export const InstallTheme = (props: InstallThemeProps) => {
  const { t } = useI18n();
  const { install, isInstalling, refused, dismiss } = useInstall(props);
  return (
    <>
      <FileButton accept=".zip" onChange={(file) => void install(file)}>
        {(button) => (
          <Button
            className="themes-install"
            leftSection={<IconUpload size={16} />}
            loading={isInstalling}
            {...button}
          >
            {t('MODULE.THEMES.INSTALL')}
          </Button>
        )}
      </FileButton>
      {refused && (
        <Alert
          className="themes-refused"
          color="red"
          role="alert"
          title={t('MODULE.THEMES.INSTALL_REFUSED', { file: refused.file })}
          withCloseButton
          closeButtonLabel={t('COMMON.ACTION.CLOSE')}
          onClose={dismiss}
        >
          {refused.reason}
        </Alert>
      )}
    </>
  );
};
