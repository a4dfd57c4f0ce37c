import { Text } from '@mantine/core';
import type { ThemeRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { FormSkeleton, useLastNonNull } from '@plinth/ui';
import { useState } from 'react';
import { DesignFrame } from '../../../design/design-frame.tsx';
import { LoadError } from '../../../list/load-error.tsx';
import { UpdateProblem } from '../../../updates/update-problem.tsx';
import { ActivateDialog } from './activate-dialog.tsx';
import { FormerThemeNote } from './former-theme.tsx';
import { GalleryDialog } from './gallery-dialog.tsx';
import { InstallTheme } from './install-theme.tsx';
import { ThemeCard } from './theme-card.tsx';
import { TryDialog } from './try-dialog.tsx';
import { useActivation } from './use-activation.ts';
import { useThemeVersions } from './use-theme-versions.ts';
import { useThemes } from './use-themes.ts';
import './themes.css';

/** The id of a site's design without a theme. */
const NO_THEME = { id: 'none', name: '' };

/** The themes that the site can change to. */
export const ThemesScreen = () => {
  const t = useT();
  const { list, changed, exportTheme, deleteTheme } = useThemes();
  const versions = useThemeVersions(changed);
  const [chosen, setChosen] = useState<ThemeRecord | null>(null);
  const [tried, setTried] = useState<ThemeRecord | null>(null);
  const [viewed, setViewed] = useState<ThemeRecord | null>(null);
  const { last, openCount } = useLastNonNull(chosen);
  const { last: lastTried, openCount: tries } = useLastNonNull(tried);
  const { last: lastViewed, openCount: views } = useLastNonNull(viewed);
  const themes = list.data?.items ?? [];
  const { former = null, update_problem: problem = null } = list.data ?? {};
  const { activate, switchBack } = useActivation(themes.find((one) => one.is_active) ?? NO_THEME);
  return (
    <DesignFrame>
      <div className="themes">
        <div className="themes-top">
          <Text c="dimmed" className="themes-intro">
            {t('MODULE.THEMES.INTRO')}
          </Text>
          <InstallTheme themes={themes} onInstalled={changed} />
        </div>
        {former && <FormerThemeNote former={former} onSwitchBack={() => void switchBack(former)} />}
        {problem && <UpdateProblem title={t('MODULE.THEMES.CHECK_FAILED')} problem={problem} />}
        {list.isPending && <FormSkeleton fields={4} />}
        {list.error && <LoadError error={list.error} onRetry={() => void list.refetch()} />}
        <ul className="theme-cards">
          {themes.map((theme) => (
            <ThemeCard
              key={theme.id}
              theme={theme}
              versions={versions}
              onView={() => setViewed(theme)}
              onTry={() => setTried(theme)}
              onActivate={() => setChosen(theme)}
              onExport={() => void exportTheme(theme)}
              onDelete={() => void deleteTheme(theme)}
            />
          ))}
        </ul>
      </div>
      {lastViewed && (
        <GalleryDialog
          key={`view ${views}`}
          theme={lastViewed}
          opened={viewed !== null}
          onClose={() => setViewed(null)}
        />
      )}
      {lastTried && (
        <TryDialog
          key={`try ${tries}`}
          theme={lastTried}
          opened={tried !== null}
          onClose={() => setTried(null)}
          onActivate={() => {
            setTried(null);
            setChosen(lastTried);
          }}
        />
      )}
      {last && (
        <ActivateDialog
          key={openCount}
          theme={last}
          opened={chosen !== null}
          onClose={() => setChosen(null)}
          onActivate={(choices) => activate(last, choices)}
        />
      )}
    </DesignFrame>
  );
};
