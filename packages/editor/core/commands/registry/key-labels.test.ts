import type { WidgetNode } from '@plinth/model';
import { expect, test } from 'vitest';
import { createSession } from '../../session/create-session.ts';
import { workingKeys } from './key-labels.ts';
import { SELECTION_COMMANDS } from './selection.ts';

const node = (id: string, widget: string, children: WidgetNode[] = []): WidgetNode => ({
  id,
  widget,
  properties: {},
  children,
});

const column = node('column', 'column', [
  node('words', 'text'),
  node('call', 'button'),
  node('photo', 'image'),
]);
const tree = node('root', 'section', [node('row', 'row', [column])]);

/** The keys that the menu shows for a command with this selection. */
function shown(selected: string, id: string) {
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', usedOn: 1, tree }],
    pageType: 'page',
    newId: () => 'new',
  });
  session.ui.setState({ selection: [selected] });
  const command = SELECTION_COMMANDS.find((each) => each.id === id);
  return command && workingKeys(command, session);
}

test('a key that would write into the selected text isn’t offered', () => {
  for (const id of ['words', 'call']) {
    expect(shown(id, 'move')).toBeUndefined();
    expect(shown(id, 'delete')).toBe('Delete');
    expect(shown(id, 'duplicate')).toMatch(/D$/);
  }
});

test('other widgets keep their single keys', () => {
  expect(shown('row', 'move')).toBe('M');
  expect(shown('photo', 'replace-picture')).toBe('I');
});
