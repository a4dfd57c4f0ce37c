// @vitest-environment happy-dom
import type { I18n, MessageKey } from '@plinth/i18n';
import * as ui from '@plinth/ui';
import { emptySite } from '@plinth/widgets/kit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editInlineText } from '../../core/commands/edit-inline-text.ts';
import { setValue } from '../../core/commands/properties.ts';
import { addPreset, updatePreset } from '../../core/design/design-commands.ts';
import { designNodes, designTree, presetOf, textStyleOf } from '../../core/design/design-tree.ts';
import { setTextStyle } from '../../core/design/text-style-commands.ts';
import { undoOrRedo } from '../../core/history/undo-redo.ts';
import { createSession } from '../../core/session/create-session.ts';
import { storedDesign } from '../../core/testing/stored-design.ts';
import { zoomTo } from '../../core/view/zoom.ts';
import { announceChanges } from './announce-changes.ts';

const announce = vi.fn();

/** Texts as their keys with their values. */
const t = (key: MessageKey, values: object = {}) =>
  key === 'EDITOR.STEP_VALUE'
    ? Object.values(values).join(': ')
    : [key.replace(/^EDITOR\./, ''), ...Object.values(values)].join(' ');

const i18n = { t, has: () => true } as unknown as I18n;

const site = emptySite({
  media: (id) => ({
    ...{ id, url: '', mime_type: 'image/jpeg', width: 8, height: 6, sources: [], title: '' },
    ...{ name: 'dsc-7.jpg', alt: 'Boats at the quay', focal_point: { x: 50, y: 50 } },
  }),
});

function opened(stage?: HTMLElement) {
  const button = { id: 'one', widget: 'button', properties: { label: 'Go' }, children: [] };
  const image = { id: 'two', widget: 'image', properties: { image_id: 7 }, children: [] };
  const tree = { id: 'root', widget: 'section', properties: {}, children: [button, image] };
  const session = createSession({
    sections: [{ name: 'content', id: 1, label: '', tree, usedOn: 1 }],
    design: designTree(storedDesign),
    pageType: 'page',
    newId: () => 'new',
  });
  const stop = announceChanges({ session, i18n, site: () => site, stage });
  const said = () => announce.mock.calls.map(([text]) => text);
  const set = (path: string, value: string | number) =>
    setValue(session, ['one'], { path: path.split('.'), value });
  return { session, stop, said, set };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(ui, 'announce').mockImplementation(announce);
  vi.spyOn(ui, 'isAnnouncing').mockReturnValue(false);
});

afterEach(() => {
  document.body.replaceChildren();
  announce.mockClear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('every change of a run is announced with its setting and value, also one back', () => {
  const { said, set } = opened();
  for (const size of ['small', 'large', 'small']) {
    set('size', size);
    vi.advanceTimersByTime(1);
  }
  expect(said()).toEqual([
    'WIDGET.BUTTON.SIZE: WIDGET.SIZE.SMALL',
    'WIDGET.BUTTON.SIZE: WIDGET.SIZE.LARGE',
    'WIDGET.BUTTON.SIZE: WIDGET.SIZE.SMALL',
  ]);
});

test('a typed value is announced once typing pauses', () => {
  const { said, set } = opened();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  set('border.radius', 2);
  vi.advanceTimersByTime(200);
  set('border.radius', 22);
  vi.advanceTimersByTime(200);
  expect(said()).toEqual([]);
  vi.advanceTimersByTime(500);
  expect(said()).toEqual(['WIDGET.OPTION.RADIUS: 22 px']);
});

test('an undone change is not announced as a change', () => {
  const { session, said, set } = opened();
  set('size', 'small');
  undoOrRedo(session, 'undo');
  vi.advanceTimersByTime(1000);
  expect(said()).toEqual([]);
});

test('presets and text styles are announced by their names as typed', () => {
  const { session, said, set } = opened();
  const node = () => {
    const found = session.store.node('one');
    if (!found) throw new Error('missing');
    return found;
  };
  set('border.radius', 30);
  vi.advanceTimersByTime(1);
  addPreset(session, { presets: [] }, { id: 'one', node: node(), preset: null, name: 'Loud' });
  vi.advanceTimersByTime(1);
  expect(said().at(-1)).toBe('PRESET.ADDED Loud');
  set('border.radius', 12);
  vi.advanceTimersByTime(1);
  const [added] = designNodes(session.store.reader, 'preset').slice(-1);
  if (!added) throw new Error('missing');
  const own = { id: null, node: added.id, is_system: 0 as const, original: null };
  const preset = { ...presetOf(added), ...own };
  updatePreset(session, { id: 'one', node: node(), preset });
  vi.advanceTimersByTime(1);
  expect(said().at(-1)).toBe('SPOKEN.PRESET_UPDATED Loud');
  const [style] = designNodes(session.store.reader, 'textStyle');
  if (!style) throw new Error('missing');
  const fields = { ...textStyleOf(style), id: null, node: style.id };
  setTextStyle(session, fields, { ...fields.properties, tablet: { font_size: 70 } });
  vi.advanceTimersByTime(1);
  expect(said().at(-1)).toBe('STYLES.FONT_SIZE COMMON.DEVICE.TABLET: 70');
});

test('a selected widget is announced as hidden and locked', () => {
  const { session, said } = opened();
  setValue(session, ['one'], { path: ['visibility', 'desktop'], value: false });
  setValue(session, ['one'], { path: ['is_locked'], value: true });
  vi.advanceTimersByTime(1);
  session.ui.setState({ selection: ['one'] });
  vi.advanceTimersByTime(1);
  expect(said().at(-1)).toBe(
    'MOVE.LANDED SELECTED.WITH_TEXT WIDGET.BUTTON.NAME Go 1 2 SECTION.CONTENT, HIDDEN_HERE, LAYER.LOCKED',
  );
});

test('a selected image is announced with its alt text', () => {
  const { session, said } = opened();
  session.ui.setState({ selection: ['two'] });
  vi.advanceTimersByTime(1);
  expect(said().at(-1)).toContain('WIDGET.IMAGE.NAME Boats at the quay');
});

test('a new zoom is announced', () => {
  const { session, said } = opened();
  zoomTo(session.ui, 1);
  vi.advanceTimersByTime(1);
  expect(said()).toEqual(['SPOKEN.ZOOM 100']);
});

test('the selection is announced when the focus returns to the page from around it', () => {
  const stage = document.createElement('div');
  document.body.innerHTML = '<div data-region="inspector"><button>Close</button></div>';
  const { session, said } = opened(stage);
  session.ui.setState({ selection: ['one'] });
  vi.advanceTimersByTime(1);
  const returnFrom = (relatedTarget: Element | null) => {
    stage.dispatchEvent(new FocusEvent('focus', { relatedTarget }));
    vi.advanceTimersByTime(1);
  };
  returnFrom(null);
  expect(said()).toHaveLength(1);
  returnFrom(document.querySelector('button'));
  expect(said()).toHaveLength(2);
});

test('a text that opens for editing is announced with its words', () => {
  const { session, said } = opened();
  editInlineText(session, 'one');
  vi.advanceTimersByTime(1);
  expect(said()).toEqual(['SPOKEN.WRITING SELECTED.WITH_TEXT WIDGET.BUTTON.NAME Go']);
});
