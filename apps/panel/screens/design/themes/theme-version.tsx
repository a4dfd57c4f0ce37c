// The version of a theme: a newer one to install, and the former one to go back to.
import { Alert, Button, Text } from '@mantine/core';
import type { ThemeRecord } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import { IconArrowBackUp } from '@tabler/icons-react';
import type { ThemeVersions } from './use-theme-versions.ts';

type VersionProps = { readonly theme: ThemeRecord; readonly versions: ThemeVersions };

const NewerVersion = ({ theme, versions }: VersionProps) => {
  const t = useT();
  const format = useFormat();
  const { id, name, update } = theme;
  if (!update) return null;
  const { version, released, size, notes, min_version: needed, is_compatible } = update;
  return (
    <div className="theme-update" data-testid="theme-update">
      <Text size="sm" fw={600}>
        {t('MODULE.UPDATES.AVAILABLE', { version })}
      </Text>
      <Text size="sm" c="dimmed">
        {format.date(released)} · {format.fileSize(size)}
      </Text>
      {notes !== '' && (
        <Text size="sm" className="theme-notes">
          {notes}
        </Text>
      )}
      {is_compatible ? (
        <Button
          size="compact-md"
          loading={versions.busy === id}
          disabled={versions.busy !== null}
          onClick={() => void versions.update(theme)}
          aria-label={t('MODULE.THEMES.UPDATE_ONE', { name, version })}
        >
          {t('MODULE.THEMES.UPDATE')}
        </Button>
      ) : (
        <Text size="sm" className="theme-warning">
          {t('MODULE.THEMES.UPDATE_INCOMPATIBLE', { version, needed })}
        </Text>
      )}
    </div>
  );
};

const FormerVersion = ({ theme, versions }: VersionProps) => {
  const t = useT();
  const { id, name, former_version: version } = theme;
  if (version === null) return null;
  return (
    <Button
      className="theme-former-version"
      variant="subtle"
      size="compact-sm"
      leftSection={<IconArrowBackUp size={16} />}
      loading={versions.busy === id}
      disabled={versions.busy !== null}
      onClick={() => void versions.goBack(theme)}
      aria-label={t('MODULE.THEMES.GO_BACK_ONE', { name, version })}
    >
      {t('MODULE.THEMES.GO_BACK', { version })}
    </Button>
  );
};

/** Which version is installed, and which others can be. */
export const ThemeVersion = ({ theme, versions }: VersionProps) => {
  const t = useT();
  const { id, version, author, min_version: needed, is_compatible } = theme;
  const { refused, dismiss } = versions;
  return (
    <>
      <Text size="sm" c="dimmed">
        {author === ''
          ? t('MODULE.THEMES.VERSION', { version })
          : t('MODULE.THEMES.VERSION_BY', { version, author })}
      </Text>
      {!is_compatible && (
        <Text size="sm" className="theme-warning">
          {t('MODULE.THEMES.INCOMPATIBLE', { version: needed })}
        </Text>
      )}
      <NewerVersion theme={theme} versions={versions} />
      <FormerVersion theme={theme} versions={versions} />
      {refused?.id === id && (
        <Alert
          color="red"
          role="alert"
          title={refused.title}
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
