import { useT } from '@plinth/i18n/react';
import { FormSkeleton, PageTitle, Panel } from '@plinth/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../list/load-error.tsx';
import { client } from '../../rpc/client.ts';
import { useBoot } from '../../session/boot.ts';
import { AccountsCard } from './accounts/accounts-card.tsx';
import { accountsUrl } from './accounts/accounts-server.ts';
import { AppearancePanel } from './appearance-panel.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SessionList } from './session-list.tsx';
import './profile.css';

/** The user's own account. */
export const ProfileScreen = () => {
  const t = useT();
  const accounts = accountsUrl(useBoot().config);
  const profile = useQuery({ queryKey: ['profile'], queryFn: () => client.ProfileService.get() });
  return (
    <>
      <PageTitle title={t('ROUTE.PROFILE.TITLE')} />
      <div className="profile">
        {profile.isPending && <FormSkeleton fields={3} />}
        {profile.error && (
          <LoadError error={profile.error} onRetry={() => void profile.refetch()} />
        )}
        {profile.data && (
          <Panel title={t('MODULE.PROFILE.ACCOUNT')}>
            <ProfileForm profile={profile.data} />
          </Panel>
        )}
        <AppearancePanel />
        <Panel title={t('MODULE.PROFILE.PASSWORD')} description={t('MODULE.PROFILE.PASSWORD_HINT')}>
          <PasswordForm />
        </Panel>
        <Panel title={t('MODULE.PROFILE.SESSIONS')} description={t('MODULE.PROFILE.SESSIONS_HINT')}>
          <SessionList />
        </Panel>
        {accounts !== null && <AccountsCard url={accounts} />}
      </div>
    </>
  );
};
