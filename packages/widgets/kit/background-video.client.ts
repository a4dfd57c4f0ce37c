import { forEachShown } from './for-each-shown.ts';
import { createToggle } from './video-toggle.ts';

/**
 * Plays background videos, unless the visitor prefers reduced motion, and adds a pause button to
 * each. Without this script, only the poster is shown.
 */
const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;

forEachShown<HTMLVideoElement>('[data-background-video]', (video) => {
  video.parentElement?.after(createToggle(video, 'moto-background-toggle'));
  if (!prefersReducedMotion) void video.play();
});
