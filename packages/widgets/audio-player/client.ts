import { forEachShown } from '../kit/for-each-shown.ts';

/** Shows the buttons that the browser's controls don't have: stop and loop. */
const ACTIONS: { readonly [action: string]: (audio: HTMLAudioElement, button: Element) => void } = {
  stop: (audio) => {
    audio.pause();
    audio.currentTime = 0;
  },
  loop: (audio, button) => {
    audio.loop = !audio.loop;
    button.setAttribute('aria-pressed', String(audio.loop));
  },
};

forEachShown('[data-audio-player]', (player) => {
  const audio = player.querySelector('audio');
  for (const button of player.querySelectorAll<HTMLButtonElement>('[data-action]')) {
    button.hidden = false;
    button.addEventListener('click', () => {
      if (audio) ACTIONS[button.dataset.action ?? '']?.(audio, button);
    });
  }
});
