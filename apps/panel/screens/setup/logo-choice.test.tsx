// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { LogoChoice } from './logo-choice.tsx';
import type { LogoUpload, Sending } from './use-logo-upload.ts';
import type { LogoChoice as Choice } from './use-site-facts.ts';

const uploaded = { id: 1, url: '/logo.png', name: 'logo.png' };

/** The choice with an uploaded logo; `send` starts an upload. */
const show = () => {
  const sending: Sending = { name: 'other.png', share: 0.5 };
  const Choosing = () => {
    const [value, setValue] = useState<Choice | null>(null);
    const [isSending, setSending] = useState(false);
    const upload = { sending: isSending ? sending : null, problem: null } as LogoUpload;
    return (
      <>
        <LogoChoice
          drawn={[{ style: 'ring', svg: '<svg/>' }]}
          {...{ value, uploaded, upload, background: '#fff', uploadedBackground: '#fff' }}
          onChange={setValue}
          warning={null}
        />
        <button type="button" onClick={() => setSending(true)}>
          send
        </button>
      </>
    );
  };
  renderPanel(<Choosing />);
};

test('a chosen logo stays chosen when it is pressed again, and is named', () => {
  show();
  const ring = screen.getByTestId('setup-logo-ring');
  fireEvent.click(ring);
  fireEvent.click(ring);
  expect(ring.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getAllByRole('status')[0]?.textContent).toBe('Logo with initials in a circle');
});

test('the button that replaces the logo stays while a file is sent', () => {
  show();
  const replace = screen.getByRole('button', { name: 'Replace image' });
  replace.focus();
  fireEvent.click(screen.getByText('send'));
  expect(document.activeElement).toBe(replace);
});
