import { useT } from '@plinth/i18n/react';
import { ThemeColors } from '../fields/theme-colors.tsx';
import { SiteStyles } from './site-styles.tsx';
import './theme-panel.css';

/** The site's main colors and text styles, previewed on the page immediately. */
export function ThemePanel() {
  const t = useT();
  return (
    <div className="pl-theme-panel" data-testid="theme-panel">
      <section>
        <h3>{t('EDITOR.COLOR.THEME')}</h3>
        <ThemeColors />
      </section>
      <SiteStyles />
    </div>
  );
}
