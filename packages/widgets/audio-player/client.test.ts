// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { runScript } from '../kit/testing/run-script.ts';

const PLAYER =
  '<figure data-audio-player=""><audio></audio><button data-action="stop" hidden></button><button data-action="loop" aria-pressed="false" hidden></button></figure>';

async function visit() {
  document.body.innerHTML = PLAYER;
  await runScript(new URL('./client.ts', import.meta.url));
  const [stop, loop] = document.querySelectorAll('button');
  return { audio: document.querySelector('audio'), stop, loop };
}

test('shows the buttons', async () => {
  const { stop, loop } = await visit();
  expect([stop?.hidden, loop?.hidden]).toEqual([false, false]);
});

test('stops at the beginning', async () => {
  const { audio, stop } = await visit();
  if (!audio) throw new Error('No audio');
  const pause = vi.spyOn(audio, 'pause');
  audio.currentTime = 20;
  stop?.click();
  expect(pause).toHaveBeenCalled();
  expect(audio.currentTime).toBe(0);
});

test('loops while the button is pressed', async () => {
  const { audio, loop } = await visit();
  loop?.click();
  expect([audio?.loop, loop?.getAttribute('aria-pressed')]).toEqual([true, 'true']);
  loop?.click();
  expect([audio?.loop, loop?.getAttribute('aria-pressed')]).toEqual([false, 'false']);
});
