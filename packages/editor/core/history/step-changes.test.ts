import type { Translate } from '@plinth/i18n';
import type { PropertyValue } from '@plinth/model';
import { expect, test } from 'vitest';
import { setValue } from '../commands/properties.ts';
import { setMainColors } from '../design/design-commands.ts';
import { designTree } from '../design/design-tree.ts';
import { createSession } from '../session/create-session.ts';
import { storedDesign } from '../testing/stored-design.ts';
import { stepChanges } from './step-changes.ts';

const t: Translate = (key) => key;

function opened() {
  const button = { id: 'one', widget: 'button', properties: { label: 'Go' }, children: [] };
  const tree = { id: 'root', widget: 'section', properties: {}, children: [button] };
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', tree, usedOn: 1 }],
    design: designTree(storedDesign),
    pageType: 'page',
    newId: () => 'new',
  });
  const last = () => {
    const { steps = [] } = session.history.entries().at(-1) ?? {};
    return stepChanges(t, session.store.reader, steps).map(
      ({ name, before, after }) => `${name}: ${before} > ${after}`,
    );
  };
  const set = (path: string, value: PropertyValue) => {
    session.history.seal();
    setValue(session, ['one'], { path: path.split('.'), value });
    return last();
  };
  return { session, set, last };
}

test('a step names the property with its old and new value', () => {
  const { set } = opened();
  expect(set('label', 'Stop')).toEqual(['WIDGET.BUTTON.LABEL: Go > Stop']);
  expect(set('border.radius', 12)).toEqual(['WIDGET.OPTION.RADIUS: EDITOR.VALUE.DEFAULT > 12 px']);
  expect(set('border.radius', 4)).toEqual(['WIDGET.OPTION.RADIUS: 12 px > 4 px']);
  expect(set('size', 'large')).toEqual([
    'WIDGET.BUTTON.SIZE: EDITOR.VALUE.DEFAULT > WIDGET.SIZE.LARGE',
  ]);
  expect(set('spacing.top.tablet', 'small')).toEqual([
    'WIDGET.OPTION.SPACING · Top · Tablet: EDITOR.VALUE.DEFAULT > small',
  ]);
});

test('colors of the site are named with their old and new color', () => {
  const { session, last } = opened();
  const before = storedDesign.colors.colors.main[0];
  setMainColors(session, { 1: '#7a1fa2' });
  expect(last()).toEqual([`EDITOR.COLOR.ROLE.PRIMARY: ${before} > #7a1fa2`]);
});

test('steps have the time at which they were made', () => {
  const { session, set } = opened();
  const start = Date.now();
  set('label', 'Stop');
  expect(session.history.entries()[0]?.at).toBeGreaterThanOrEqual(start);
});
