// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { runScript } from '../kit/testing/run-script.ts';

const play = vi.fn(async function (this: HTMLVideoElement) {
  this.dispatchEvent(new Event('play'));
});

async function visit(videos: readonly string[], isReduced = false) {
  document.body.innerHTML = videos.map((attributes) => `<video ${attributes}></video>`).join('');
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  await runScript(new URL('./client.ts', import.meta.url));
}

const AUTOPLAY = 'controls data-video-player="autoplay"';

beforeEach(() => {
  play.mockClear();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  return () => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  };
});

test('starts the first video that starts by itself, muted', async () => {
  await visit(['controls data-video-player="" data-bare', AUTOPLAY, AUTOPLAY]);
  expect(play.mock.contexts).toEqual([document.querySelectorAll('video')[1]]);
  expect(document.querySelectorAll('video')[1]?.muted).toBe(true);
});

test('starts none if the visitor prefers less motion', async () => {
  await visit([AUTOPLAY], true);
  expect(play).not.toHaveBeenCalled();
});

test('replaces the controls of videos without them by one button', async () => {
  const labels = 'data-play="Play" data-pause="Pause"';
  await visit([`controls data-video-player="" data-bare ${labels}`, AUTOPLAY]);
  const [bare, other] = document.querySelectorAll('video');
  expect([bare?.controls, other?.controls]).toEqual([false, true]);
  const [button, ...others] = document.querySelectorAll('button');
  expect(others).toEqual([]);
  expect(button?.getAttribute('aria-label')).toBe('Play');
  button?.click();
  expect(play.mock.contexts).toContain(bare);
});
