// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import { AppProvider } from '@plinth/ui';
import type { Control, ControlKind } from '@plinth/widgets/inspectors';
import { cleanup, render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ControlField } from './control-field.tsx';
import { findDefinition } from './find-definition.ts';
import { UNKNOWN_CONTROL } from './unknown-control.tsx';

const i18n = await loadI18n<Bundle>(['common', 'editor']);

test.each(['hologram', 'constructor', 'toString', ''])('%j is an unknown kind', (kind) => {
  expect(findDefinition(kind as ControlKind)).toBe(UNKNOWN_CONTROL);
});

test('known kinds have their own field', () => {
  expect(findDefinition('text')).not.toBe(UNKNOWN_CONTROL);
});

test('an unknown kind says so in place of its field, and is reported once', () => {
  onTestFinished(cleanup);
  const reported = vi.fn();
  vi.stubGlobal('reportError', reported);
  onTestFinished(() => void vi.unstubAllGlobals());
  const control = { kind: 'hologram', path: 'title', label: 'EDITOR.TITLE' } as unknown as Control;
  const property = {
    ...{ value: undefined, origin: { kind: 'default' as const } },
    ...{ set: () => undefined, reset: () => undefined },
  };
  const field = <ControlField id="a" path="title" labelId="label" {...{ control, property }} />;
  render(
    <AppProvider i18n={i18n} nonce="">
      {field}
      {field}
    </AppProvider>,
  );
  const [text] = screen.getAllByRole('alert');
  expect(text?.textContent).toBe('Unknown field type “hologram”. Save your work, then reload.');
  expect(reported).toHaveBeenCalledOnce();
});
