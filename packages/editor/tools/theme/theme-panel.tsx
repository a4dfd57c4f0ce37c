import { useT } from '@plinth/i18n/react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSession, useUi } from '../../core/session/context.ts';
import { ThemeColors } from '../fields/theme-colors.tsx';
import { FontPairs } from './font-pairs.tsx';
import { Palettes } from './palettes.tsx';
import { SitePresets } from './site-presets.tsx';
import { SiteStyles } from './site-styles.tsx';
import './theme-panel.css';
import type { ThemePart } from './theme-parts.ts';

/**
 * The site's colors, fonts, text styles, and presets. Changes are shown on the page immediately.
 */
export function ThemePanel() {
  const t = useT();
  return (
    <div className="pl-theme-panel" data-testid="theme-panel">
      <Part name="palettes">
        <Palettes />
      </Part>
      <Part name="colors">
        <section>
          <h3>{t('EDITOR.COLOR.THEME')}</h3>
          <ThemeColors />
        </section>
      </Part>
      <Part name="fonts">
        <FontPairs />
      </Part>
      <Part name="styles">
        <SiteStyles />
      </Part>
      <Part name="presets">
        <SitePresets />
      </Part>
    </div>
  );
}

/** Scrolls into view and gets the focus when the command palette leads to it. */
function Part({ name, children }: { readonly name: ThemePart; readonly children: ReactNode }) {
  const { ui } = useSession();
  const part = useRef<HTMLDivElement>(null);
  const isRequested = useUi(({ requestedPart }) => requestedPart === name);
  useEffect(() => {
    if (!isRequested) return;
    ui.setState({ requestedPart: null });
    part.current?.scrollIntoView({ block: 'start' });
    part.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
  }, [ui, isRequested]);
  return (
    <div ref={part} data-part={name}>
      {children}
    </div>
  );
}
