// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useKeyboardInset } from './use-keyboard-inset.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const inset = () => document.documentElement.style.getPropertyValue('--pl-keyboard');

test('bars are above the keyboard of the screen, and at the bottom without it', () => {
  const viewport = Object.assign(new EventTarget(), { height: 844, offsetTop: 0, scale: 1 });
  vi.stubGlobal('innerHeight', 844);
  vi.stubGlobal('visualViewport', viewport);
  const { unmount } = renderHook(() => useKeyboardInset());
  expect(inset()).toBe('');
  viewport.height = 508;
  viewport.dispatchEvent(new Event('resize'));
  expect(inset()).toBe('336px');
  Object.assign(viewport, { height: 422, scale: 2 });
  viewport.dispatchEvent(new Event('resize'));
  expect(inset()).toBe('0px');
  unmount();
  expect(inset()).toBe('');
});
