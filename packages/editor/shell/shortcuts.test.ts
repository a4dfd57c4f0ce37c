import { expect, test } from 'vitest';
import { keyOf } from '../core/keyboard/chord.ts';
import { bindCommands, commandFor, type Focus } from '../core/keyboard/shortcuts.ts';
import { COMMANDS } from './tool-registry.ts';

const bindings = bindCommands(COMMANDS);

type Modifiers = Partial<Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>>;
type Press = readonly [key: string, code: string, modifiers?: Modifiers];

const event = ([key, code, modifiers]: Press, more: object = {}) =>
  ({
    key,
    code,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    shiftKey: false,
    isComposing: false,
    ...modifiers,
    ...more,
  }) as KeyboardEvent;

const onCanvas: Focus = {
  inField: false,
  inChoice: false,
  inText: false,
  onCanvas: true,
  inLayers: false,
  isWritable: false,
  hasSingleKeys: true,
};
const inField = { ...onCanvas, inField: true, onCanvas: false };
const inText = { ...onCanvas, inText: true };
const inLayers = { ...onCanvas, inLayers: true };
const inPanel = { ...onCanvas, onCanvas: false };
const inChoice = { ...inPanel, inChoice: true };

const found = (press: Press, focus: Focus = onCanvas) =>
  commandFor(bindings, event(press), focus)?.id ?? null;

const ctrl = { ctrlKey: true };
const shift = { shiftKey: true };
const ctrlShift = { ctrlKey: true, shiftKey: true };
const altGr = { ctrlKey: true, altKey: true };

test.each<readonly [string, Press, string | null]>([
  ['save', ['s', 'KeyS', ctrl], 'save'],
  ['palette', ['k', 'KeyK', ctrl], 'palette'],
  ['undo', ['z', 'KeyZ', ctrl], 'undo'],
  ['undo on a Mac', ['z', 'KeyZ', { metaKey: true }], 'undo'],
  ['redo', ['Z', 'KeyZ', ctrlShift], 'redo'],
  ['redo by Y', ['y', 'KeyY', ctrl], 'redo'],
  ['shortcut sheet', ['?', 'Slash', shift], 'shortcuts'],
  ['copy', ['c', 'KeyC', ctrl], 'copy'],
  ['cut', ['x', 'KeyX', ctrl], 'cut'],
  ['paste is the browser’s own event', ['v', 'KeyV', ctrl], null],
  ['paste style', ['V', 'KeyV', ctrlShift], 'paste-style'],
  ['duplicate', ['d', 'KeyD', ctrl], 'duplicate'],
  ['delete', ['Delete', 'Delete'], 'delete'],
  ['delete by Backspace', ['Backspace', 'Backspace'], 'delete'],
  ['siblings', ['a', 'KeyA', ctrl], 'select-all'],
  ['previous', ['ArrowUp', 'ArrowUp'], 'previous'],
  ['next', ['ArrowDown', 'ArrowDown'], 'next'],
  ['parent', ['ArrowLeft', 'ArrowLeft'], 'parent'],
  ['first child', ['ArrowRight', 'ArrowRight'], 'first-child'],
  ['edit', ['Enter', 'Enter'], 'edit'],
  ['rename', ['F2', 'F2'], 'rename'],
  ['out', ['Escape', 'Escape'], 'out'],
  ['up', ['ArrowUp', 'ArrowUp', { altKey: true }], 'up'],
  ['down', ['ArrowDown', 'ArrowDown', { altKey: true }], 'down'],
  ['move mode', ['m', 'KeyM'], 'move'],
  ['add', ['a', 'KeyA'], 'add-panel'],
  ['quick insert', ['/', 'Slash'], 'quick-insert'],
  ['blocks', ['b', 'KeyB'], 'blocks-panel'],
  ['layers', ['l', 'KeyL'], 'layers-panel'],
  ['content', ['c', 'KeyC'], 'content-tab'],
  ['design', ['s', 'KeyS'], 'design-tab'],
  ['picture', ['i', 'KeyI'], 'replace-picture'],
  ['desktop', ['1', 'Digit1'], 'device-desktop'],
  ['tablet', ['2', 'Digit2'], 'device-tablet'],
  ['phone, turned', ['3', 'Digit3'], 'device-mobile_h'],
  ['phone', ['4', 'Digit4'], 'device-mobile_v'],
  ['ghosts', ['h', 'KeyH'], 'ghosts'],
  ['preview', ['p', 'KeyP'], 'preview'],
  ['panels', ['.', 'Period', ctrl], 'bare'],
  ['fit', ['!', 'Digit1', shift], 'zoom-fit'],
  ['full size', [')', 'Digit0', shift], 'zoom-full'],
  ['in', ['+', 'Equal', shift], 'zoom-in'],
  ['in, on the number block', ['+', 'NumpadAdd'], 'zoom-in'],
  ['out of it', ['-', 'Minus'], 'zoom-out'],
  ['overview', ['z', 'KeyZ'], 'overview'],
  ['menu', ['F10', 'F10', shift], 'menu'],
  ['menu key', ['ContextMenu', 'ContextMenu'], 'menu'],
  ['next region', ['F6', 'F6'], 'next-region'],
  ['previous region', ['F6', 'F6', shift], 'previous-region'],
  ['next region by the backquote', ['`', 'Backquote', ctrl], 'next-region'],
])('on the canvas: %s', (_, press, id) => {
  expect(found(press)).toBe(id);
});

test.each<readonly [string, Press, string | null]>([
  ['Russian я undoes', ['я', 'KeyZ', ctrl], 'undo'],
  ['Russian Shift+я redoes', ['Я', 'KeyZ', ctrlShift], 'redo'],
  ['Russian ы saves', ['ы', 'KeyS', ctrl], 'save'],
  ['Ukrainian і saves', ['і', 'KeyS', ctrl], 'save'],
  ['Russian ф opens the Add panel', ['ф', 'KeyA'], 'add-panel'],
  ['Russian question mark', ['?', 'Digit7', shift], 'shortcuts'],
  ['German Z is where the English Y is', ['z', 'KeyY', ctrl], 'undo'],
  ['German Y is where the English Z is', ['y', 'KeyZ', ctrl], 'redo'],
  ['German slash', ['/', 'Digit7', shift], 'quick-insert'],
  ['German question mark', ['?', 'Minus', shift], 'shortcuts'],
  ['German plus', ['+', 'BracketRight'], 'zoom-in'],
  ['German key before 1', ['Dead', 'Backquote', ctrl], 'next-region'],
  ['French digit without Shift', ['&', 'Digit1'], 'device-desktop'],
  ['French é is the second digit', ['é', 'Digit2'], 'device-tablet'],
  ['French minus', ['-', 'Digit6'], 'zoom-out'],
  ['French A', ['a', 'KeyQ', ctrl], 'select-all'],
  ['French Z', ['z', 'KeyW', ctrl], 'undo'],
  ['French slash', ['/', 'Period', shift], 'quick-insert'],
  ['French point', ['.', 'Comma', ctrlShift], 'bare'],
  ['Swedish question mark', ['?', 'Minus', shift], 'shortcuts'],
  ['Swedish minus', ['-', 'Slash'], 'zoom-out'],
  ['Polish ż by AltGr', ['ż', 'KeyZ', altGr], null],
  ['Polish ś by AltGr', ['ś', 'KeyS', altGr], null],
  ['Polish ć by AltGr', ['ć', 'KeyC', altGr], null],
  ['Polish ę by AltGr', ['ę', 'KeyE', altGr], null],
  ['Swedish @ by AltGr', ['@', 'Digit2', altGr], null],
  ['Swedish £ by AltGr', ['£', 'Digit3', altGr], null],
  ['Alt and a letter is nobody’s', ['m', 'KeyM', { altKey: true }], null],
])('on other layouts: %s', (_, press, id) => {
  expect(found(press)).toBe(id);
});

test('AltGr reported as its own modifier runs no command', () => {
  const press = event(['ł', 'KeyL'], { getModifierState: (name: string) => name === 'AltGraph' });
  expect(commandFor(bindings, press, onCanvas)).toBeUndefined();
});

test.each<readonly [string, Press, Focus, string | null]>([
  ['a field keeps its undo', ['z', 'KeyZ', ctrl], inField, null],
  ['a field keeps its copy', ['c', 'KeyC', ctrl], inField, null],
  ['a field keeps Delete', ['Delete', 'Delete'], inField, null],
  ['a field keeps Escape', ['Escape', 'Escape'], inField, null],
  ['a field leaves saving', ['s', 'KeyS', ctrl], inField, 'save'],
  ['a field leaves the palette', ['k', 'KeyK', ctrl], inField, 'palette'],
  ['a field leaves F6', ['F6', 'F6'], inField, 'next-region'],
  ['a list leaves undo', ['z', 'KeyZ', ctrl], inChoice, 'undo'],
  ['a list leaves saving', ['s', 'KeyS', ctrl], inChoice, 'save'],
  ['a list keeps all of its text', ['a', 'KeyA', ctrl], inChoice, null],
  ['a list keeps its copy', ['c', 'KeyC', ctrl], inChoice, null],
  ['a button of the panel leaves undo', ['z', 'KeyZ', ctrl], inPanel, 'undo'],
  ['a button of the panel leaves duplicating', ['d', 'KeyD', ctrl], inPanel, 'duplicate'],
  ['a button of the panel leaves copying', ['c', 'KeyC', ctrl], inPanel, 'copy'],
  ['a button of the panel selects nothing on the page', ['a', 'KeyA', ctrl], inPanel, null],
  ['the layers select siblings', ['a', 'KeyA', ctrl], inLayers, 'select-all'],
  ['a button of the panel keeps Delete', ['Delete', 'Delete'], inPanel, null],
  ['a button of the panel leaves the shortcut sheet', ['?', 'Slash', shift], inPanel, 'shortcuts'],
  ['a field keeps the question mark', ['?', 'Slash', shift], inField, null],
  ['a text on the page keeps it too', ['?', 'Slash', shift], inText, null],
  ['a button of the panel keeps letters', ['h', 'KeyH'], inPanel, null],
  ['a field keeps duplicating to itself', ['d', 'KeyD', ctrl], inField, null],
  ['a button of the panel keeps Enter', ['Enter', 'Enter'], inPanel, null],
  ['a button of the panel keeps Escape', ['Escape', 'Escape'], inPanel, null],
  ['the page’s text has the one undo', ['z', 'KeyZ', ctrl], inText, 'undo'],
  ['Escape leaves the page’s text', ['Escape', 'Escape'], inText, 'out'],
  ['letters are letters in the text', ['a', 'KeyA'], inText, null],
  ['all of the text is the text’s', ['a', 'KeyA', ctrl], inText, null],
  ['plain paste is the text’s', ['V', 'KeyV', ctrlShift], inText, null],
  ['F2 renames in the layers', ['F2', 'F2'], inLayers, 'rename'],
])('%s', (_, press, focus, id) => {
  expect(found(press, focus)).toBe(id);
});

test('no command runs while an input method composes', () => {
  const press = event(['Enter', 'Enter'], { isComposing: true });
  expect(commandFor(bindings, press, onCanvas)).toBeUndefined();
});

test('letters write into a selected text; named keys and those with Ctrl still work', () => {
  const onText = { ...onCanvas, isWritable: true };
  const letters: Press[] = [
    ['m', 'KeyM'],
    ['2', 'Digit2'],
    ['/', 'Slash'],
    ['?', 'Slash', shift],
    ['!', 'Digit1', shift],
    ['я', 'KeyZ'],
  ];
  expect(letters.map((press) => found(press, onText))).toEqual(letters.map(() => null));
  const atButton = { ...inPanel, isWritable: true };
  expect(found(['?', 'Slash', shift], atButton)).toBe('shortcuts');
  expect(found(['Delete', 'Delete'], onText)).toBe('delete');
  expect(found(['ArrowDown', 'ArrowDown'], onText)).toBe('next');
  expect(found(['d', 'KeyD', ctrl], onText)).toBe('duplicate');
});

test('single-key shortcuts can be turned off; named keys still work', () => {
  const quiet = { ...onCanvas, hasSingleKeys: false };
  const alone: Press[] = [
    ['h', 'KeyH'],
    ['2', 'Digit2'],
    ['/', 'Slash'],
    ['?', 'Slash', shift],
  ];
  expect(alone.map((press) => found(press, quiet))).toEqual([null, null, null, null]);
  expect(found(['Delete', 'Delete'], quiet)).toBe('delete');
  expect(found(['s', 'KeyS', ctrl], quiet)).toBe('save');
});

test('the browser’s own shortcuts are left alone', () => {
  const own: Press[] = [
    ['+', 'Equal', ctrlShift],
    ['-', 'Minus', ctrl],
    ['0', 'Digit0', ctrl],
    ['p', 'KeyP', ctrl],
    ['f', 'KeyF', ctrl],
    ['l', 'KeyL', ctrl],
    ['r', 'KeyR', ctrl],
    ['t', 'KeyT', ctrl],
    ['n', 'KeyN', ctrl],
    ['w', 'KeyW', ctrl],
    ['P', 'KeyP', ctrlShift],
  ];
  expect(own.map((press) => found(press))).toEqual(own.map(() => null));
});

test('digits are matched by physical key', () => {
  expect(keyOf({ key: '"', code: 'Digit3' })).toBe('3');
});
