/**
 * Plays background videos, unless the visitor prefers reduced motion, and adds a pause button to
 * each. Without this script, only the poster is shown.
 */
const addToggle = (video: HTMLVideoElement): void => {
  const button = document.createElement('button');
  const updateButton = (): void => {
    button.setAttribute(
      'aria-label',
      (video.paused ? video.dataset.play : video.dataset.pause) ?? '',
    );
    button.dataset.paused = String(video.paused);
  };
  button.type = 'button';
  button.className = 'moto-background-toggle';
  button.addEventListener('click', () => {
    if (video.paused) void video.play();
    else video.pause();
  });
  video.addEventListener('play', updateButton);
  video.addEventListener('pause', updateButton);
  updateButton();
  video.parentElement?.after(button);
};

const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;

for (const video of document.querySelectorAll<HTMLVideoElement>('[data-background-video]')) {
  addToggle(video);
  if (!prefersReducedMotion) void video.play();
}

export {};
