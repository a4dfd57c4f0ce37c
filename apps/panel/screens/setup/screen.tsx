import { FormSkeleton, useLastNonNull } from '@plinth/ui';
import { LoadError } from '../../list/load-error.tsx';
import { NoLink } from './link-card.tsx';
import { useSetupLink } from './use-setup-link.ts';
import { Wizard } from './wizard.tsx';
import './setup.css';

/** First-run setup: from the link on the console to the editor. */
export const SetupScreen = () => {
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
