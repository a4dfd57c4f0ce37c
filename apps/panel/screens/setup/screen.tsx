import { FormSkeleton, useLastNonNull } from '@plinth/ui';
import { useEffect } from 'react';
import { LoadError } from '../../list/load-error.tsx';
import { useGo, useParam } from '../../router/links.tsx';
import { useBoot } from '../../session/boot.ts';
import { readFactsDraft } from './facts-draft.ts';
import { FactsWizard } from './facts-wizard.tsx';
import { NoLink } from './link-card.tsx';
import { useSetupLink } from './use-setup-link.ts';
import { Wizard } from './wizard.tsx';
import './setup.css';

/** From the link on the console to the site. */
const CreateSite = () => {
  const link = useSetupLink();
  const { last } = useLastNonNull(link.isValid ? link.state : null);
  if (last) return <Wizard link={link} state={last} />;
  if (link.state) return <NoLink link={link} />;
  return (
    <div className="card" data-wide>
      {link.error ? (
        <LoadError error={link.error} onRetry={() => void link.refetch()} />
      ) : (
        <FormSkeleton fields={3} />
      )}
    </div>
  );
};

/** After a reload, the owner is signed in: the steps after the site was created continue. */
const ContinueSetup = () => {
  const site = readFactsDraft(useParam('token'));
  const go = useGo();
  useEffect(() => {
    if (!site) go('/dashboard/', { replace: true });
  }, [site, go]);
  return site && <FactsWizard site={site} />;
};

/** First-run setup. */
export const SetupScreen = () => (useBoot().user ? <ContinueSetup /> : <CreateSite />);
