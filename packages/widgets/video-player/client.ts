import { forEachShown } from '../kit/for-each-shown.ts';
import { createToggle } from '../kit/video-toggle.ts';

/**
 * Plays the first video that starts by itself, unless the visitor prefers reduced motion, and
 * replaces the controls of videos without them with one button.
 */
let hasPlayed = matchMedia('(prefers-reduced-motion: reduce)').matches;

forEachShown<HTMLVideoElement>('[data-video-player]', (video) => {
  if (video.dataset.bare !== undefined) {
    video.controls = false;
    video.after(createToggle(video, 'moto-player-toggle'));
  }
  if (hasPlayed || video.dataset.videoPlayer !== 'autoplay') return;
  hasPlayed = true;
  video.muted = true;
  // Refused by browsers that save data.
  void video.play().catch(() => undefined);
});
