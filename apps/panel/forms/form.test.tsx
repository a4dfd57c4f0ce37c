// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderPanel } from '../testing/render-panel.tsx';
import { Form } from './form.tsx';

test.each([
  [true, 'Email'],
  [false, null],
])('with takesFocus=%s, the focus is in %s', (takesFocus, label) => {
  renderPanel(
    <Form onSubmit={() => undefined} takesFocus={takesFocus}>
      <button type="button">Other</button>
      <input aria-label="Email" />
      <input aria-label="Password" />
    </Form>,
  );
  expect(document.activeElement?.getAttribute('aria-label') ?? null).toBe(label);
});
