import { useT } from '@plinth/i18n/react';
import { ThemeColors } from '../fields/theme-colors.tsx';
import { FontPairs } from './font-pairs.tsx';
import { Palettes } from './palettes.tsx';
import { SiteStyles } from './site-styles.tsx';
import './theme-panel.css';

/** The site's colors, fonts, and text styles, previewed on the page immediately. */
export function ThemePanel() {
  const t = useT();
  return (
    <div className="pl-theme-panel" data-testid="theme-panel">
      <Palettes />
      <section>
        <h3>{t('EDITOR.COLOR.THEME')}</h3>
        <ThemeColors />
      </section>
      <FontPairs />
      <SiteStyles />
    </div>
  );
}
