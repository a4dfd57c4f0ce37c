import { keyPart } from '@plinth/i18n';
import { SITE_SCREENS } from '../../ports/site-screens.ts';
import type { Command } from './command.ts';

const screens: readonly Command[] = SITE_SCREENS.map((screen) => ({
  id: `screen-${screen}`,
  label: `EDITOR.SCREEN.${keyPart(screen)}`,
  synonyms: `EDITOR.SCREEN_SYNONYMS.${keyPart(screen)}`,
  group: 'go',
  run: ({ ports }) => ports.openScreen(screen),
}));

export const GO_COMMANDS: readonly Command[] = [
  ...screens,
  {
    id: 'launch',
    label: 'EDITOR.COMMAND.LAUNCH',
    synonyms: 'EDITOR.COMMAND_SYNONYMS.LAUNCH',
    group: 'go',
    run: ({ ports }) => ports.openLaunch(),
  },
  {
    id: 'leave',
    label: 'EDITOR.COMMAND.LEAVE',
    group: 'go',
    run: ({ ports }) => ports.leave(),
  },
];
