// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { runScript } from './testing/run-script.ts';

const embed = (service: string, consent = 'visit') =>
  `<div data-embed="${service}" data-consent="${consent}"><a class="moto-embed-poster" href="https://${service}.example/"><i>Play</i></a><template><iframe title="${service}" data-play="autoplay=1" src="about:blank?a=1"></iframe></template></div>`;

/** Without a click. */
const atOnce = (service: string) =>
  `<div data-embed="${service}"><iframe title="${service}" src="about:blank?a=1"></iframe><template><a class="moto-embed-poster" href="https://${service}.example/"><i>Open</i></a></template></div>`;

class AlwaysVisible {
  readonly callback: (entries: readonly object[]) => void;
  constructor(callback: (entries: readonly object[]) => void) {
    this.callback = callback;
  }
  observe(target: Element): void {
    setTimeout(() => this.callback([{ target, isIntersecting: true }]));
  }
  unobserve(): void {
    // Nothing is watched.
  }
}

async function visit(html: string) {
  document.body.innerHTML = html;
  await runScript(new URL('./embed.client.ts', import.meta.url));
  await settled();
}

/** The script asks whether the service responds before it loads a frame. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

const frames = () => [...document.querySelectorAll('iframe')].map(({ title }) => title);
const posters = () => document.querySelectorAll('.moto-embed-poster').length;

function click(options: MouseEventInit = {}): MouseEvent {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  document.querySelector('i')?.dispatchEvent(event);
  return event;
}

async function agree(): Promise<void> {
  click();
  await settled();
}

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response());
  vi.stubGlobal('IntersectionObserver', AlwaysVisible);
  sessionStorage.clear();
  localStorage.clear();
  return () => vi.unstubAllGlobals();
});

test('loads nothing before a click, then everything of that service', async () => {
  await visit(embed('tube') + embed('map') + embed('tube'));
  expect(frames()).toEqual([]);
  expect(click().defaultPrevented).toBe(true);
  await settled();
  expect(frames()).toEqual(['tube', 'tube']);
  expect(posters()).toBe(1);
});

test('a click starts the clicked one alone, and moves the focus into it', async () => {
  await visit(embed('tube') + embed('tube'));
  await agree();
  const [first, second] = [...document.querySelectorAll('iframe')];
  expect(first?.src).toBe('about:blank?a=1&autoplay=1');
  expect(second?.src).toBe('about:blank?a=1');
  expect(document.activeElement).toBe(first);
});

test('remembers consent for this visit, or for good', async () => {
  await visit(embed('tube'));
  await agree();
  expect([sessionStorage.length, localStorage.length]).toEqual([1, 0]);
  await visit(embed('tube') + embed('map') + embed('tube', 'always'));
  expect(frames()).toEqual(['tube']);
  expect(document.querySelector('iframe')?.src).toBe('about:blank?a=1');
  await visit(embed('map', 'always'));
  await agree();
  sessionStorage.clear();
  await visit(embed('tube') + embed('map', 'always'));
  expect(frames()).toEqual(['map']);
});

test('leaves clicks that open another tab to the browser', async () => {
  await visit(embed('tube'));
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey'])
    expect(click({ [key]: true }).defaultPrevented).toBe(false);
  expect(frames()).toEqual([]);
});

test('loads on a click if storage is blocked', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  await visit(embed('tube'));
  await agree();
  expect(frames()).toEqual(['tube']);
});

test('keeps the link of a service that does not respond', async () => {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (url: string, { mode }: RequestInit) => {
    asked.push([url, mode]);
    throw new TypeError('Failed to fetch');
  });
  await visit(embed('tube'));
  expect(asked).toEqual([]);
  await agree();
  expect(asked).toEqual([['about:blank?a=1', 'no-cors']]);
  expect(frames()).toEqual([]);
  expect(document.querySelector('[data-link] .moto-embed-poster')).not.toBeNull();
  expect(click().defaultPrevented).toBe(false);
});

test('loads a document without asking the service', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await visit(embed('tube').replace('src="about:blank?a=1"', 'srcdoc="<p>Board</p>"'));
  await agree();
  expect(frames()).toEqual(['tube']);
});

test('a frame that loads at once stays if its service responds', async () => {
  await visit(atOnce('tube'));
  await settled();
  expect(frames()).toEqual(['tube']);
  expect(posters()).toBe(0);
});

test('a frame that loads at once becomes a link if its service does not respond', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
  await visit(atOnce('tube'));
  await settled();
  expect(frames()).toEqual([]);
  expect(document.querySelector('[data-link] .moto-embed-poster')).not.toBeNull();
  expect(click().defaultPrevented).toBe(false);
});
