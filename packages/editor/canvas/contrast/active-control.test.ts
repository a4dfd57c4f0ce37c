// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { isActive, onRest, whenAtRest } from './active-control.ts';

const find = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(selector);
  return found;
};

const show = (...animations: readonly object[]) =>
  Object.assign(document, { getAnimations: () => animations });

beforeEach(() => {
  document.body.innerHTML = '<a href="/"><b>Order</b></a><p><i>Text</i></p>';
  show();
});

test('the words of a focused link have its colors for the focus', () => {
  const rest = vi.fn();
  expect(isActive(find('b'))).toBe(false);
  find('a').focus();
  expect(isActive(find('b'))).toBe(true);
  expect(isActive(find('i'))).toBe(false);
  onRest(document, rest, new AbortController().signal);
  expect(rest).not.toHaveBeenCalled();
  find('a').blur();
  expect(rest).toHaveBeenCalledOnce();
});

test('words change color with a transition of what they are in', () => {
  const transition = Object.assign(new EventTarget(), {
    transitionProperty: 'color',
    effect: { target: find('p') },
  });
  show(transition);
  const rest = vi.fn();
  expect(isActive(find('i'))).toBe(true);
  expect(isActive(find('b'))).toBe(false);
  onRest(document, rest, new AbortController().signal);
  transition.dispatchEvent(new Event('finish'));
  expect(rest).toHaveBeenCalledOnce();
});

test('an element is at rest after it has lost the focus and its transition has ended', () => {
  const rest = vi.fn();
  const { signal } = new AbortController();
  whenAtRest(find('b'), rest, signal);
  expect(rest).toHaveBeenCalledOnce();
  find('a').focus();
  whenAtRest(find('b'), rest, signal);
  const transition = Object.assign(new EventTarget(), {
    transitionProperty: 'color',
    effect: { target: find('b') },
  });
  show(transition);
  find('a').blur();
  expect(rest).toHaveBeenCalledOnce();
  show();
  transition.dispatchEvent(new Event('finish'));
  expect(rest).toHaveBeenCalledTimes(2);
});
