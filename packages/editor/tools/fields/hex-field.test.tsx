// @vitest-environment happy-dom
import { type Bundle, loadI18n } from '@plinth/i18n';
import { AppProvider } from '@plinth/ui';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SessionContext } from '../../core/session/context.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { HexField } from './hex-field.tsx';

const i18n = await loadI18n<Bundle>(['common', 'editor']);

afterEach(cleanup);

const Color = () => {
  const [color, setColor] = useState('#0b6e7f');
  return (
    <>
      <HexField aria-label="Primary" value={color} onChange={setColor} />
      <button type="button" onClick={() => setColor('#123456')}>
        Other
      </button>
    </>
  );
};

const field = () => screen.getByLabelText<HTMLInputElement>('Primary');
const enter = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.blur(field());
};
const isMarked = () => field().getAttribute('aria-invalid') === 'true';

function show() {
  render(
    <AppProvider i18n={i18n} nonce="">
      <SessionContext value={{} as EditorSession}>
        <Color />
      </SessionContext>
    </AppProvider>,
  );
}

test.each(['zzz', 'reddish', '#00000000', ''])('“%s” stays as typed, with a message', (text) => {
  show();
  enter(text);
  expect(field().value).toBe(text);
  expect(isMarked()).toBe(true);
  const message = 'Enter a color, like #0b6e7f or rgb(11, 110, 127).';
  expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    message,
  );
  enter('#abc');
  expect([field().value, isMarked()]).toEqual(['#aabbcc', false]);
});

test.each([
  ['rgb(11, 110, 127)', '#0b6e7f'],
  ['hsl(0 100% 50%)', '#ff0000'],
  ['red', '#ff0000'],
])('“%s” is stored as %s', (text, hex) => {
  show();
  enter('#123456');
  enter(text);
  expect([field().value, isMarked()]).toEqual([hex, false]);
});

test('a name counts once the field is left, because it may be the beginning of another', () => {
  show();
  fireEvent.change(field(), { target: { value: 'orange' } });
  expect(field().value).toBe('orange');
  fireEvent.change(field(), { target: { value: 'orangered' } });
  fireEvent.blur(field());
  expect(field().value).toBe('#ff4500');
});

test('a color chosen elsewhere replaces what was typed', () => {
  show();
  enter('reddish');
  fireEvent.click(screen.getByRole('button', { name: 'Other' }));
  expect([field().value, isMarked()]).toEqual(['#123456', false]);
});
