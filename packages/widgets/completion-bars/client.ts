import { forEachShown } from '../kit/for-each-shown.ts';

/** Holds the growth of bars outside the viewport until they come into view. */
const growth = (bar: Element): readonly Animation[] => bar.lastElementChild?.getAnimations() ?? [];

const observer = new IntersectionObserver((entries) => {
  for (const { target, isIntersecting } of entries) {
    for (const animation of growth(target)) {
      if (!isIntersecting) {
        animation.pause();
        animation.currentTime = 0;
      } else if (animation.playState === 'paused') animation.play();
    }
    if (isIntersecting) observer.unobserve(target);
  }
});

forEachShown('[data-completion-bars] .moto-bar', (bar) => observer.observe(bar));
