import { createToggle } from '../kit/video-toggle.ts';

/**
 * Plays the first video that starts by itself, unless the visitor prefers reduced motion, and
 * replaces the controls of videos without them with one button.
 */
const videos = [...document.querySelectorAll<HTMLVideoElement>('[data-video-player]')];

for (const video of videos.filter(({ dataset }) => dataset.bare !== undefined)) {
  video.controls = false;
  video.after(createToggle(video, 'moto-player-toggle'));
}

const first = videos.find(({ dataset }) => dataset.videoPlayer === 'autoplay');
if (first && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
  first.muted = true;
  // Refused by browsers that save data.
  void first.play().catch(() => undefined);
}
