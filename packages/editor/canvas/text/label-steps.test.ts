// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { CHANGE_PAUSE } from '../../core/session/change-run.ts';
import { separateLabelSteps } from './label-steps.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function opened() {
  const label = document.createElement('span');
  const seal = vi.fn();
  onTestFinished(separateLabelSteps(label, { seal }));
  const input = (inputType: string, isComposing = false) => {
    label.dispatchEvent(new InputEvent('beforeinput', { inputType, isComposing }));
    label.dispatchEvent(new InputEvent('input', { inputType, isComposing }));
  };
  input('insertText');
  seal.mockClear();
  return { label, seal, input };
}

test('typing on is the same step, deleting is another', () => {
  const { seal, input } = opened();
  input('insertText');
  expect(seal).not.toHaveBeenCalled();
  input('deleteContentBackward');
  expect(seal).toHaveBeenCalledOnce();
});

test('a pause and a moved caret end a step', () => {
  const { label, seal } = opened();
  vi.advanceTimersByTime(CHANGE_PAUSE);
  expect(seal).toHaveBeenCalledOnce();
  label.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
  label.dispatchEvent(new PointerEvent('pointerdown'));
  expect(seal).toHaveBeenCalledTimes(3);
});

test('a word that is being composed is one step, however long it takes', () => {
  const { label, seal, input } = opened();
  input('insertCompositionText', true);
  input('deleteContentBackward', true);
  vi.advanceTimersByTime(3 * CHANGE_PAUSE);
  expect(seal).not.toHaveBeenCalled();
  label.dispatchEvent(new CompositionEvent('compositionend'));
  vi.advanceTimersByTime(CHANGE_PAUSE);
  expect(seal).toHaveBeenCalledOnce();
});
