import { expect, test } from 'vitest';
import { insertBlock } from '../blocks/insert-block.ts';
import { createSession } from '../session/create-session.ts';
import { pasteTrees } from './clipboard.ts';
import { newWidgetDrag } from './dragged.ts';
import { addWidget } from './insert.ts';
import { dropRules, nodeMoveRefusal } from './rules.ts';

const leaf = (id: string, widget: string) => ({ id, widget, properties: {}, children: [] });
const tree = { ...leaf('root', 'section'), children: [leaf('a', 'divider'), leaf('b', 'divider')] };

function opened() {
  let count = 0;
  return createSession({
    sections: [{ name: 'content', id: 1, label: '', usedOn: 1, tree }],
    pageType: 'page',
    newId: () => `new${count++}`,
    disabled: new Set(['divider']),
  });
}

test('a widget that is turned off can’t be added in any way, also inside others', () => {
  const session = opened();
  const off = { refused: 'widgetOff' };
  expect(addWidget(session, 'divider')).toEqual(off);
  expect(pasteTrees(session, [leaf('x', 'text'), leaf('y', 'divider')])).toEqual(off);
  const around = { ...leaf('x', 'container'), children: [leaf('y', 'divider')] };
  expect(pasteTrees(session, [around])).toEqual(off);
  expect(dropRules(session).verdict('root', newWidgetDrag('divider'))).toEqual({
    ok: false,
    reason: 'widgetOff',
  });
  const block = { ...leaf('r', 'section'), children: [around] };
  expect(insertBlock(session, block, { parent: 'root', index: 0 })).toEqual(off);
  expect(session.store.node('root')?.children).toEqual(['a', 'b']);
});

test('it stays where it is, and others are added around it', () => {
  const session = opened();
  expect(nodeMoveRefusal(session, 'a')).toBeNull();
  expect(addWidget(session, 'spacer')).toEqual({ refused: null });
});
