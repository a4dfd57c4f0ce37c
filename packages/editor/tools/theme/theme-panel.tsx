import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSession, useUi } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
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
  const { ImagePalettes } = useServices().ports.design;
  const [openStyle, setOpenStyle] = useState<NodeId | null>(null);
  return (
    <div className="pl-theme-panel" data-testid="theme-panel">
      <Part name="palettes" title={t('EDITOR.COLOR.PALETTES')}>
        <Palettes />
      </Part>
      <ImagePalettes />
      <Part name="colors" title={t('EDITOR.COLOR.THEME')}>
        <ThemeColors />
      </Part>
      <Part name="fonts" title={t('EDITOR.FONT.TITLE')}>
        <FontPairs />
      </Part>
      <Part name="styles" title={t('EDITOR.STYLES.TITLE')}>
        <SiteStyles open={openStyle} onOpen={setOpenStyle} />
      </Part>
      <Part name="presets">
        <SitePresets />
      </Part>
    </div>
  );
}

type PartProps = {
  readonly name: ThemePart;
  /** Absent if its content has one. */
  readonly title?: string;
  readonly children: ReactNode;
};

/** Scrolls into view and gets the focus when the command palette leads to it. */
function Part({ name, title, children }: PartProps) {
  const { ui } = useSession();
  const part = useRef<HTMLElement>(null);
  const isRequested = useUi(({ requestedPart }) => requestedPart === name);
  useEffect(() => {
    if (!isRequested) return;
    ui.setState({ requestedPart: null });
    part.current?.scrollIntoView({ block: 'start' });
    part.current?.querySelector<HTMLElement>('button, input')?.focus({ preventScroll: true });
  }, [ui, isRequested]);
  return (
    <section ref={part} data-part={name}>
      {title !== undefined && <h3>{title}</h3>}
      {children}
    </section>
  );
}
