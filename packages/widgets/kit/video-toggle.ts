/** A button that plays and pauses a video. Its labels are `data-play` and `data-pause`. */
export function createToggle(video: HTMLVideoElement, className: string): HTMLButtonElement {
  const button = document.createElement('button');
  const updateButton = (): void => {
    button.setAttribute(
      'aria-label',
      (video.paused ? video.dataset.play : video.dataset.pause) ?? '',
    );
    button.dataset.paused = String(video.paused);
  };
  button.type = 'button';
  button.className = className;
  button.addEventListener('click', () => {
    if (video.paused) void video.play();
    else video.pause();
  });
  video.addEventListener('play', updateButton);
  video.addEventListener('pause', updateButton);
  updateButton();
  return button;
}
