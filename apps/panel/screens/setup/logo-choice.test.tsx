// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPanel } from '../../testing/render-panel.tsx';
import { LogoChoice } from './logo-choice.tsx';
import type { LogoUpload, Sending, UploadedLogo } from './use-logo-upload.ts';
import type { LogoChoice as Choice } from './use-site-facts.ts';

const logo = { id: 1, url: '/logo.png', name: 'logo.png' };

/** The choice with an uploaded logo; `send` starts an upload. */
const show = () => {
  const sending: Sending = { name: 'other.png', share: 0.5 };
  const Choosing = () => {
    const [value, setValue] = useState<Choice | null>(null);
    const [uploaded, setUploaded] = useState<UploadedLogo | null>(logo);
    const [isSending, setSending] = useState(false);
    const upload = { sending: isSending ? sending : null, problem: null } as LogoUpload;
    return (
      <>
        <LogoChoice
          drawn={[{ style: 'ring', svg: '<svg/>' }]}
          {...{ value, uploaded, upload, background: '#fff', uploadedBackground: '#fff' }}
          onChange={setValue}
          warning={null}
          backdrop={null}
          onRemove={() => setUploaded(null)}
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
  expect(screen.getByText('Logo with initials in a circle').role).toBe('status');
});

test('an image is only said to be replaced if an uploaded one is chosen', () => {
  show();
  const button = screen.getByRole('button', { name: 'Replace image' });
  fireEvent.click(screen.getByTestId('setup-logo-ring'));
  expect(button.textContent).toBe('Upload image');
  fireEvent.click(screen.getByTestId('setup-logo-uploaded'));
  expect(button.textContent).toBe('Replace image');
});

test('the button that replaces the logo stays while a file is sent', () => {
  show();
  const replace = screen.getByRole('button', { name: 'Replace image' });
  replace.focus();
  fireEvent.click(screen.getByText('send'));
  expect(document.activeElement).toBe(replace);
});

test('a removed logo leaves the focus at the place for another one', () => {
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  const upload = screen.getByRole('button', { name: 'Upload image' });
  expect(document.activeElement).toBe(upload);
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});
