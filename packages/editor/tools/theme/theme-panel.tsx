import { useT } from '@plinth/i18n/react';
import { ThemeColors } from '../fields/theme-colors.tsx';
import { SiteStyles } from './site-styles.tsx';
import './theme-panel.css';

/** The look of the whole site: its main colours and text styles, tried out on the page at once. */
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
