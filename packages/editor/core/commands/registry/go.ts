import { keyPart } from '@plinth/i18n';
import { SITE_SCREENS } from '../../ports/site/site-screens.ts';
import type { EditorSession } from '../../session/types.ts';
import { selectNode } from '../select.ts';
import type { Command } from './command.ts';

const screens: readonly Command[] = SITE_SCREENS.map((screen) => ({
  id: `screen-${screen}`,
  label: `EDITOR.SCREEN.${keyPart(screen)}`,
  synonyms: `EDITOR.SCREEN_SYNONYMS.${keyPart(screen)}`,
  group: 'go',
  run: ({ ports }) => ports.site.openScreen(screen),
}));

/** Selects a section that pages share, which scrolls to it. */
const sharedSections: readonly Command[] = (['header', 'footer'] as const).map((section) => {
  const rootIn = ({ sections }: EditorSession) =>
    sections.find(({ name }) => name === section)?.root ?? null;
  return {
    id: `section-${section}`,
    label: `EDITOR.SECTION.${keyPart(section)}`,
    synonyms: `EDITOR.COMMAND_SYNONYMS.${keyPart(section)}`,
    group: 'go',
    refusal: (session) => (rootIn(session) === null ? 'notOnPage' : null),
    run: ({ session }) => selectNode(session, rootIn(session)),
  };
});

export const GO_COMMANDS: readonly Command[] = [
  ...sharedSections,
  ...screens,
  {
    id: 'launch',
    label: 'EDITOR.COMMAND.LAUNCH',
    synonyms: 'EDITOR.COMMAND_SYNONYMS.LAUNCH',
    group: 'go',
    run: ({ ports }) => ports.launch.open(),
  },
  {
    id: 'leave',
    label: 'EDITOR.COMMAND.LEAVE',
    group: 'go',
    run: ({ ports }) => ports.owner.leave(),
  },
];
