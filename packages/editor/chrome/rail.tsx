import { useT } from '@plinth/i18n/react';
import { IconButton } from '@plinth/ui';
import {
  IconAdjustments,
  IconFiles,
  IconHistory,
  IconLayoutGridAdd,
  IconPalette,
  IconPhoto,
  IconPlus,
  IconShieldCheck,
  IconStack2,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSession, useUi } from '../session/context.ts';
import type { SidePanel } from '../store/ui-store.ts';

type Entry = {
  readonly panel: Exclude<SidePanel, null>;
  readonly icon: ReactNode;
  readonly keys?: string;
};

const ENTRIES: readonly Entry[] = [
  { panel: 'add', icon: <IconPlus size={20} />, keys: 'A' },
  { panel: 'blocks', icon: <IconLayoutGridAdd size={20} />, keys: 'B' },
  { panel: 'layers', icon: <IconStack2 size={20} />, keys: 'L' },
  { panel: 'pages', icon: <IconFiles size={20} /> },
  { panel: 'theme', icon: <IconPalette size={20} /> },
  { panel: 'media', icon: <IconPhoto size={20} /> },
  { panel: 'history', icon: <IconHistory size={20} /> },
  { panel: 'checks', icon: <IconShieldCheck size={20} /> },
];

/** One side panel open at a time; its button closes it again. */
export function Rail() {
  const t = useT();
  const { ui } = useSession();
  const open = useUi((state) => state.panel);
  const isInspecting = useUi((state) => state.isInspecting && state.panel === null);
  return (
    <nav className="pl-editor-rail" aria-label={t('EDITOR.PANELS')}>
      {ENTRIES.map(({ panel, icon, keys }) => (
        <IconButton
          key={panel}
          size={40}
          label={t(`EDITOR.PANEL.${panel.toUpperCase()}`)}
          keys={keys}
          icon={icon}
          aria-pressed={open === panel}
          data-active={open === panel || undefined}
          onClick={() => ui.setState({ panel: open === panel ? null : panel, isInspecting: false })}
          data-testid={`rail-${panel}`}
        />
      ))}
      <IconButton
        size={40}
        label={t('EDITOR.INSPECTOR')}
        icon={<IconAdjustments size={20} />}
        className="pl-rail-options"
        aria-pressed={isInspecting}
        data-active={isInspecting || undefined}
        onClick={() => ui.setState({ panel: null, isInspecting: !isInspecting })}
        data-testid="rail-options"
      />
    </nav>
  );
}
