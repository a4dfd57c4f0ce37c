import { Button, Text } from '@mantine/core';
import { useI18n } from '@plinth/i18n/react';
import { SETUP_LINK_COMMAND } from './link-card.tsx';
import type { SetupLink } from './use-setup-link.ts';

type ExpiryWarningProps = {
  readonly link: Pick<SetupLink, 'expires' | 'isExpiring' | 'isAtLimit' | 'extend'>;
};

/** Warns in time for a link that nobody uses to stay valid. */
export const ExpiryWarning = ({ link }: ExpiryWarningProps) => {
  const { t, format } = useI18n();
  const time = format.time(link.expires);
  return (
    <div role="status">
      {link.isExpiring && (
        <div className="setup-expiry">
          <Text size="sm">
            {link.isAtLimit
              ? t('SETUP.EXPIRING.LIMIT', { time, command: SETUP_LINK_COMMAND })
              : t('SETUP.EXPIRING.TEXT', { time })}
          </Text>
          {!link.isAtLimit && (
            <Button variant="subtle" size="xs" onClick={() => void link.extend()}>
              {t('SETUP.EXPIRING.EXTEND')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
};
