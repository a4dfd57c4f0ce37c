import type { EditorUi } from '../../store/ui-store.ts';
import type { Command } from './command.ts';

type Opening = { readonly keys?: readonly string[]; readonly view: Partial<EditorUi> };

const open = (id: string, { keys, view }: Opening): Command => ({
  id,
  label: `EDITOR.COMMAND.${id.toUpperCase().replaceAll('-', '_')}`,
  group: 'go',
  ...(keys && { keys }),
  run: ({ session }) => session.ui.setState(view),
});

/** Parts of the editor and places around the page. */
export const GO_COMMANDS: readonly Command[] = [
  {
    id: 'palette',
    label: 'EDITOR.COMMAND.PALETTE',
    group: 'go',
    keys: ['Mod+K'],
    reach: 'anywhere',
    run: ({ session }) => session.ui.setState({ dialog: 'palette' }),
  },
  open('shortcuts', { keys: ['?'], view: { dialog: 'shortcuts' } }),
  open('quick-insert', { keys: ['/'], view: { dialog: 'insert' } }),
  open('add-panel', { keys: ['A'], view: { panel: 'add', isBare: false } }),
  open('blocks-panel', { keys: ['B'], view: { panel: 'blocks', isBare: false } }),
  open('layers-panel', { keys: ['L'], view: { panel: 'layers', isBare: false } }),
  open('pages-panel', { view: { panel: 'pages', isBare: false } }),
  open('theme-panel', { view: { panel: 'theme', isBare: false } }),
  open('media-panel', { view: { panel: 'media', isBare: false } }),
  open('history-panel', { view: { panel: 'history', isBare: false } }),
  open('content-tab', { keys: ['C'], view: { tab: 'content', isBare: false } }),
  open('design-tab', { keys: ['S'], view: { tab: 'design', isBare: false } }),
  open('tour', { view: { tour: 'wanted' } }),
  open('preview', { keys: ['P'], view: { isPreviewing: true } }),
  {
    id: 'leave',
    label: 'EDITOR.LEAVE',
    group: 'go',
    run: ({ ports }) => ports.leave(),
  },
];
