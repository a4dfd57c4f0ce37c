import { forEachShown } from './for-each-shown.ts';

/**
 * Pauses the animations of elements outside the viewport and plays each once when it scrolls into
 * view. Without this script, all animations play on page load.
 */
const waiting = new WeakMap<Element, readonly Animation[]>();

const hold = (element: Element): void => {
  const animations = element.getAnimations();
  for (const animation of animations) {
    animation.pause();
    animation.currentTime = 0;
  }
  waiting.set(element, animations);
};

const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) hold(target);
      else {
        for (const animation of waiting.get(target) ?? []) animation.play();
        observer.unobserve(target);
      }
    }
  },
  // Animations can start a full viewport width to the side.
  { rootMargin: '0px 100%' },
);

forEachShown('[data-animation]', (element) => observer.observe(element));
