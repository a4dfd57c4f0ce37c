import type { Translate } from '@plinth/i18n';
import {
  type Action,
  createWidget,
  type Properties,
  type PropertyValue,
  setProperties,
} from '@plinth/model';
import { emptySite, type SiteContext } from '@plinth/widgets/kit';
import { expect, test } from 'vitest';
import { setValue } from '../commands/properties.ts';
import { setMainColors } from '../design/design-commands.ts';
import { designTree } from '../design/design-tree.ts';
import { createSession } from '../session/create-session.ts';
import { runStep, stepLabel } from '../steps/step.ts';
import { storedDesign } from '../testing/stored-design.ts';
import { stepChanges } from './step-changes.ts';

const t: Translate = (key) => key;

const image = {
  ...{ id: 1, url: '', mime_type: 'image/jpeg', width: 800, height: 600, sources: [] },
  ...{ name: '', title: '', alt: '' },
  focal_point: { x: 50, y: 50 },
};

const site = emptySite({
  link: (link) => (link.action === 'page' ? { href: `/page-${link.page_id}/` } : null),
  media: (id) => ({ ...image, name: `bench-${id}.jpg` }),
});

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
    return stepChanges({ t, site }, session.store.reader, steps).map(
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
    'WIDGET.OPTION.SPACING · Top · COMMON.DEVICE.TABLET: EDITOR.VALUE.DEFAULT > EDITOR.SIZE.SMALL',
  ]);
});

test('a padding that changes on all sides names all of them', () => {
  const { set } = opened();
  const sides = { top: { desktop: 4 }, right: { desktop: 4 }, bottom: { desktop: 4 } };
  const changes = set('spacing', { ...sides, left: { desktop: 4 } });
  expect(changes).toHaveLength(4);
  expect(changes[3]).toMatch(/Left: EDITOR.VALUE.DEFAULT > EDITOR.TEXT.PX/);
});

test('links and files are named after what they lead to and show', () => {
  const { set } = opened();
  expect(set('link', { action: 'page', page_id: 2 })).toEqual([
    'WIDGET.OPTION.LINK: EDITOR.VALUE.DEFAULT > /page-2/',
  ]);
  expect(set('link', { action: 'page', page_id: 3 })).toEqual([
    'WIDGET.OPTION.LINK: /page-2/ > /page-3/',
  ]);
  expect(set('background.image_id', 4)[0]).toMatch(/Image: EDITOR.VALUE.DEFAULT > bench-4.jpg$/);
});

test('a menu is named after its items, and no file is asked for', () => {
  const asked: number[] = [];
  const items = ['Home', 'Boats'].map((label) => ({ label }));
  const menus = emptySite({
    media: (id) => {
      asked.push(id);
      return null;
    },
    data: ((request) =>
      'id' in request && request.id === 1 ? { items } : null) as SiteContext['data'],
  });
  const tree = { id: 'one', widget: 'menu', properties: {}, children: [] };
  const root = { id: 'root', widget: 'section', properties: {}, children: [tree] };
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', tree: root, usedOn: 1 }],
    pageType: 'page',
    newId: () => 'new',
  });
  const choose = (value: number) => {
    session.history.seal();
    setValue(session, ['one'], { path: ['menu_id'], value });
    const { steps = [] } = session.history.entries().at(-1) ?? {};
    return stepChanges({ t, site: menus }, session.store.reader, steps)[0]?.after;
  };
  expect(choose(1)).toBe('Home, Boats');
  expect(choose(2)).toBe('EDITOR.VALUE.SELECTED');
  expect(asked).toEqual([]);
});

test('colors inside of other settings have the names of their roles', () => {
  const { set } = opened();
  expect(set('background.color', 'inv')[0]).toMatch(/DEFAULT > EDITOR.COLOR.ROLE.INV$/);
  expect(set('background.color', '#123456')[0]).toMatch(/ROLE.INV > #123456$/);
});

test('a long text is shown where it changed, with the names of its site facts', () => {
  const { set } = opened();
  const start = 'We survey ships of every size before you buy them. '.repeat(3);
  set('label', `${start}Call us today.`);
  const [change = ''] = set('label', `${start}Call <data value="phone"></data> today.`);
  expect(change).toMatch(/Call us today\. > ….*Call \[EDITOR\.FACT\.PHONE\] ?today\.$/);
});

test('a change of the formatting alone says which', () => {
  const { set } = opened();
  set('label', '<p>Words</p>');
  expect(set('label', '<h2>Words</h2>')).toEqual([
    'WIDGET.BUTTON.LABEL: null > EDITOR.HISTORY_FORMATS',
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

test('a change of a long text is quoted in about 60 characters, old and new', () => {
  const { session, set } = opened();
  const start = 'We survey ships of every size before you buy them. '.repeat(3);
  set('label', `${start}Call us on Monday, between eight and twelve in the morning.`);
  session.history.seal();
  setValue(session, ['one'], {
    path: ['label'],
    value: `${start}Call us on Sunday, between eight and twelve in the morning.`,
  });
  const { steps = [] } = session.history.entries().at(-1) ?? {};
  const [change] = stepChanges({ t, site }, session.store.reader, steps);
  expect(change?.before).toMatch(/^….*on Monday, between.*…$/);
  expect(change?.after).toMatch(/^….*on Sunday, between.*…$/);
  expect(Math.max(change?.before?.length ?? 0, change?.after.length ?? 0)).toBeLessThanOrEqual(64);
});

test('a long list is quoted where it changed', () => {
  const { set } = opened();
  const items = (last: string) => [...Array.from({ length: 20 }, (_, at) => `Line ${at}`), last];
  set('label', items('Old end'));
  const [change = ''] = set('label', items('New end'));
  expect(change).toMatch(/Old end > ….*New end$/);
  expect(change).not.toContain('Line 3,');
});

test('neither the values of an added widget nor the markup of the text beside it are changes', () => {
  const { session } = opened();
  const added = (id: string, widget: string, properties: Properties) =>
    createWidget({
      ...{ parent: 'root', index: 0 },
      tree: { id, widget, properties, children: [] },
    });
  const step = (...actions: readonly Action[]) => {
    runStep(session, stepLabel('ADD'), { work: (run) => actions.forEach(run) });
    const { steps = [] } = session.history.entries().at(-1) ?? {};
    return stepChanges({ t, site }, session.store.reader, steps);
  };
  const text = added('text', 'text', { html: '<p>One</p><p></p>' });
  expect(step(text, setProperties('text', { html: '<p>Two</p><p></p>' }))).toEqual([]);
  const button = added('two', 'button', { label: 'Stop' });
  expect(step(setProperties('text', { html: '<p>Two</p>' }), button)).toEqual([]);
});
