import {
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
import type { SidePanel } from '../store/ui-store.ts';

export type RailEntry = {
  readonly panel: Exclude<SidePanel, null>;
  readonly icon: ReactNode;
  readonly keys?: string;
  readonly isMore?: boolean;
};

/** In their order on the rail; `isMore`: behind one button where there is no room for all. */
export const RAIL_ENTRIES: readonly RailEntry[] = [
  { panel: 'add', icon: <IconPlus size={20} />, keys: 'A' },
  { panel: 'blocks', icon: <IconLayoutGridAdd size={20} />, keys: 'B' },
  { panel: 'layers', icon: <IconStack2 size={20} />, keys: 'L' },
  { panel: 'pages', icon: <IconFiles size={20} /> },
  { panel: 'theme', icon: <IconPalette size={20} />, isMore: true },
  { panel: 'media', icon: <IconPhoto size={20} />, isMore: true },
  { panel: 'history', icon: <IconHistory size={20} />, isMore: true },
  { panel: 'checks', icon: <IconShieldCheck size={20} />, isMore: true },
];
