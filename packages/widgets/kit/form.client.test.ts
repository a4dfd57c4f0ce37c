// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';

const TEXTS = JSON.stringify({ failure: 'Try again', too_many: 'Too often' });
const FORM = `<form method="post" action="/contact/" enctype="multipart/form-data" data-form='${TEXTS}'>
  <input name="name_1" data-type="name"><textarea name="message_1" data-type="message"></textarea>
  <input type="checkbox" name="agreement_1" data-type="agreement" value="on">
  <div class="moto-form-failure" role="alert"></div><button>Send</button>
</form><div class="moto-form-sent"></div>`;

const find = <E extends Element = HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
};

test('while the server is unavailable, the form says so and keeps what was typed', async () => {
  document.body.innerHTML = FORM;
  onTestFinished(() => {
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
  });
  let answer = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', () => answer());
  await import('./form.client.ts');
  find<HTMLInputElement>('[name=name_1]').value = 'Ada';
  find<HTMLTextAreaElement>('textarea').value = 'Hello\nthere';
  find<HTMLInputElement>('[type=checkbox]').checked = true;
  const failure = () => find('.moto-form-failure').textContent;
  const typed = () => [
    find<HTMLInputElement>('[name=name_1]').value,
    find<HTMLTextAreaElement>('textarea').value,
    find<HTMLInputElement>('[type=checkbox]').checked,
  ];
  const isBusy = () => find('button').getAttribute('aria-disabled') === 'true';
  const send = async () => {
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    expect([failure(), isBusy()]).toEqual(['', true]);
    await vi.waitFor(() => expect(isBusy()).toBe(false), 10_000);
  };
  const unavailable = [
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError')),
    async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
    async () => Response.json({ failure: 'failure' }, { status: 503 }),
  ];
  for (answer of unavailable) {
    await send();
    expect([failure(), ...typed()]).toEqual(['Try again', 'Ada', 'Hello\nthere', true]);
    expect(find('.moto-form-sent').hasAttribute('data-shown')).toBe(false);
  }
  answer = async () => Response.json({ failure: 'too_many' }, { status: 429 });
  await send();
  expect([failure(), ...typed()]).toEqual(['Too often', 'Ada', 'Hello\nthere', true]);
  answer = async () => Response.json({});
  await send();
  expect([failure(), ...typed()]).toEqual(['', '', '', false]);
  expect(find('.moto-form-sent').hasAttribute('data-shown')).toBe(true);
});
