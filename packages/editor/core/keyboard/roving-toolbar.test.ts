// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { focusToolbar, moveInToolbar, setToolbarStop } from './roving-toolbar.ts';

let toolbar: HTMLElement;

beforeEach(() => {
  toolbar = document.createElement('div');
  toolbar.innerHTML = '<button>Bold</button><button>Italic</button><button>More</button>';
  document.body.replaceChildren(toolbar);
  for (const button of toolbar.querySelectorAll('button')) button.checkVisibility = () => true;
  toolbar.addEventListener('focusin', ({ target }) =>
    setToolbarStop(toolbar, target as HTMLElement),
  );
  toolbar.addEventListener('keydown', (event) => void moveInToolbar(toolbar, event));
  setToolbarStop(toolbar);
});

const stops = () =>
  [...toolbar.querySelectorAll('button')]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ textContent }) => textContent);

const press = (key: string): string | null => {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  return document.activeElement?.textContent ?? null;
};

test('a toolbar has one tab stop, which arrow keys, Home, and End move', () => {
  expect(stops()).toEqual(['Bold']);
  focusToolbar(toolbar);
  expect(press('ArrowRight')).toBe('Italic');
  expect(stops()).toEqual(['Italic']);
  expect(press('End')).toBe('More');
  expect(press('ArrowRight')).toBe('Bold');
  expect(press('ArrowLeft')).toBe('More');
  expect(press('Home')).toBe('Bold');
  expect(press('ArrowDown')).toBe('Bold');
});

test('the tab stop stays, and passes on when its button is gone', () => {
  focusToolbar(toolbar);
  press('End');
  setToolbarStop(toolbar);
  expect(stops()).toEqual(['More']);
  toolbar.lastElementChild?.remove();
  setToolbarStop(toolbar);
  expect(stops()).toEqual(['Bold']);
});
