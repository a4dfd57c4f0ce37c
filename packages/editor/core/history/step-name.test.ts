import type { I18n, MessageKey } from '@plinth/i18n';
import { expect, test } from 'vitest';
import { setValue } from '../commands/properties.ts';
import { createSession } from '../session/create-session.ts';
import { stepName } from './step-name.ts';

/** Texts as their keys with their values. */
const t = (key: MessageKey, values: object = {}) =>
  [key.replace(/^EDITOR\./, ''), ...Object.values(values)].join(' ');

const i18n = { t, has: () => true } as unknown as I18n;

function opened() {
  const text = { id: 'one', widget: 'text', properties: { html: '<p>Go</p>' }, children: [] };
  const tree = { id: 'root', widget: 'section', properties: {}, children: [text] };
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', tree, usedOn: 1 }],
    pageType: 'page',
    newId: () => 'new',
  });
  return (path: string, value: string | boolean) => {
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

test('formats of a text are named, writing is not', () => {
  expect(opened()('html', '<p>Gone</p>')).toBe(EDIT);
  expect(opened()('html', '<p><strong>Go</strong></p>')).toBe(`STEP_VALUE ${EDIT} TEXT.BOLD`);
});
