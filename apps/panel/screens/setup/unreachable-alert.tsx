import { Alert } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconCloudOff } from '@tabler/icons-react';

/** Says that the server didn't answer. */
export const UnreachableAlert = ({ isShown }: { readonly isShown: boolean }) => {
  const t = useT();
  return (
    <div role="alert">
      {isShown && (
        <Alert
          role="presentation"
          color="red"
          mt="xl"
          icon={<IconCloudOff />}
          title={t('SETUP.UNREACHABLE.TITLE')}
        >
          {t('SETUP.UNREACHABLE.TEXT')}
        </Alert>
      )}
    </div>
  );
};
