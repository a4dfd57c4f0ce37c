import type { I18n, MessageKey } from '@plinth/i18n';
import type { PropertyValue } from '@plinth/model';
import { expect, test } from 'vitest';
import { setValue } from '../commands/properties.ts';
import { createSession } from '../session/create-session.ts';
import { stepName } from './step-name.ts';

/** Texts as their keys with their values. */
const t = (key: MessageKey, values: object = {}) =>
  [key.replace(/^EDITOR\./, ''), ...Object.values(values)].join(' ');

const i18n = { t, has: () => true } as unknown as I18n;

function opened(widget = 'text') {
  const text = { id: 'one', widget, properties: { html: '<p>Go</p>' }, children: [] };
  const tree = { id: 'root', widget: 'section', properties: {}, children: [text] };
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', tree, usedOn: 1 }],
    pageType: 'page',
    newId: () => 'new',
  });
  return (path: string, value: PropertyValue) => {
    setValue(session, ['one'], { path: path.split('.'), value });
    const [entry] = session.history.entries().slice(-1);
    return entry && stepName(i18n, session.store.reader, entry);
  };
}

const EDIT = 'STEP.CHANGE WIDGET.TEXT.NAME';

test('a step is named after all settings that it changes', () => {
  const set = opened();
  expect(set('is_locked', true)).toBe(`STEP_VALUE ${EDIT} WIDGET.OPTION.LOCKED`);
  expect(set('visibility.desktop', false)).toBe(
    `STEP_VALUE ${EDIT} WIDGET.OPTION.LOCKED, WIDGET.OPTION.VISIBILITY`,
  );
});

test('a setting of several parts is named once', () => {
  const gradient = { angle: 180, from: 'color1', to: 'color1_5' };
  expect(opened('block')('background', { gradient })).toBe(
    'STEP_VALUE STEP.CHANGE WIDGET.BLOCK.NAME WIDGET.OPTION.FILL',
  );
});

test('an added paragraph has no changed formats', () => {
  expect(opened()('html', '<p>Go</p><p class="moto-text_normal"></p>')).toBe(EDIT);
});

test('formats that a later change of the same step takes back are left out', () => {
  const set = opened();
  set('html', '<p><strong>Go</strong></p>');
  expect(set('html', '<p>Gone</p>')).toBe(EDIT);
});

test('formats of a text are named, writing is not', () => {
  expect(opened()('html', '<p>Gone</p>')).toBe(EDIT);
  expect(opened()('html', '<p><strong>Go</strong></p>')).toBe(`STEP_VALUE ${EDIT} TEXT.BOLD`);
});
