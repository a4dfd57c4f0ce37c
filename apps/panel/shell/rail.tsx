import { useT } from '@plinth/i18n/react';
import { useAreas } from '../router/routes-context.ts';
import { AreaLink } from './navigation.tsx';

export const Rail = () => {
  const t = useT();
  return (
    <nav className="shell-rail" aria-label={t('SHELL.NAVIGATION')} data-testid="rail">
      <div className="shell-rail-links">
        {useAreas().map((route) => (
          <AreaLink key={route.path} route={route} />
        ))}
      </div>
    </nav>
  );
};
