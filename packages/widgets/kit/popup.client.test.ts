// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';

const POPUP = `<div class="moto-popup" aria-label="Write to us">
  <form method="post" data-form="{}"><button></button></form><div></div>
  <form method="post" action="/account/"></form>
</div>`;

test('forms of a popup are sent in place, to the page of the popup', async () => {
  document.body.innerHTML = '<a href="/_popup-1/" data-popup="1">Write</a>';
  onTestFinished(() => {
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
  });
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (init?.method === 'POST') sent.push(new URL(url, location.href).pathname);
    return init?.method === 'POST' ? Response.json({}) : new Response(POPUP);
  });
  await import('./popup.client.ts');
  await import('./form.client.ts');
  document.querySelector<HTMLElement>('a')?.click();
  const forms = () => [...document.querySelectorAll('dialog form')];
  await vi.waitFor(() => expect(forms()).toHaveLength(2), 10_000);
  expect(
    forms().map((form) => new URL(form.getAttribute('action') ?? '', location.href).pathname),
  ).toEqual(['/_popup-1/', '/account/']);
  forms()[0]?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  await vi.waitFor(() => expect(sent).toEqual(['/_popup-1/']), 10_000);
});
