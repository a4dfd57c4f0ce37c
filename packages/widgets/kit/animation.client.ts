/**
 * Holds back the animations of what is not in view yet and starts each when it comes into view, once.
 * Without this script they all play when the page loads.
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
  // An animation may begin a whole width beside its place.
  { rootMargin: '0px 100%' },
);

for (const element of document.querySelectorAll('[data-animation]')) observer.observe(element);

export {};
