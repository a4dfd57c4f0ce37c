import type { AnimationName } from '../options/animation.ts';

const from = (declarations: string): string => `from{${declarations}}`;
const faded = (transform: string): string => from(`opacity:0;transform:${transform}`);
const moved = (transform: string): string => from(`transform:${transform}`);

const bounceIn = (start: string, over: string, back: string): string =>
  `from{opacity:0;transform:${start}}60%{opacity:1;transform:${over}}80%{transform:${back}}`;

const turnIn = (origin: string, degrees: number): string =>
  `from{opacity:0;transform:rotate(${degrees}deg);transform-origin:${origin}}to{transform-origin:${origin}}`;

/** Keyframes that pass through the transforms at even steps and end at rest. */
const through = (...transforms: readonly string[]): string =>
  transforms
    .map((transform, index) => {
      const percent = Math.round(((index + 1) * 1000) / (transforms.length + 1)) / 10;
      return `${percent}%{transform:${transform}}`;
    })
    .join('');

/** Every animation ends in the widget's normal state, so disabling animations loses nothing. */
const KEYFRAMES: Record<Exclude<AnimationName, 'none'>, string> = {
  fade_in: from('opacity:0'),
  fade_in_up: faded('translateY(40px)'),
  fade_in_down: faded('translateY(-40px)'),
  fade_in_left: faded('translateX(-40px)'),
  fade_in_right: faded('translateX(40px)'),
  slide_in_up: moved('translateY(100px)'),
  slide_in_down: moved('translateY(-100px)'),
  slide_in_left: moved('translateX(-100%)'),
  slide_in_right: moved('translateX(100%)'),
  zoom_in: faded('scale(.6)'),
  zoom_in_up: faded('translateY(80px) scale(.6)'),
  zoom_in_down: faded('translateY(-80px) scale(.6)'),
  zoom_in_left: faded('translateX(-80px) scale(.6)'),
  zoom_in_right: faded('translateX(80px) scale(.6)'),
  bounce_in: bounceIn('scale(.4)', 'scale(1.06)', 'scale(.98)'),
  bounce_in_up: bounceIn('translateY(160px)', 'translateY(-16px)', 'translateY(6px)'),
  bounce_in_down: bounceIn('translateY(-160px)', 'translateY(16px)', 'translateY(-6px)'),
  bounce_in_left: bounceIn('translateX(-160px)', 'translateX(16px)', 'translateX(-6px)'),
  bounce_in_right: bounceIn('translateX(160px)', 'translateX(-16px)', 'translateX(6px)'),
  flip_in_x: faded('perspective(400px) rotateX(90deg)'),
  flip_in_y: faded('perspective(400px) rotateY(90deg)'),
  rotate_in: turnIn('center', -120),
  rotate_in_down_left: turnIn('left bottom', -45),
  rotate_in_down_right: turnIn('right bottom', 45),
  rotate_in_up_left: turnIn('left bottom', 45),
  rotate_in_up_right: turnIn('right bottom', -45),
  light_speed_in: `${faded('translateX(100%) skewX(-24deg)')}60%{opacity:1;transform:skewX(14deg)}`,
  roll_in: faded('translateX(-100%) rotate(-120deg)'),
  pulse: through('scale(1.05)'),
  bounce: through('translateY(-24px)', 'none', 'translateY(-10px)', 'none'),
  flash: '25%,75%{opacity:.1}50%{opacity:1}',
  shake: through('translateX(-9px)', 'translateX(9px)', 'translateX(-9px)', 'translateX(9px)'),
  tada: through(
    'scale(.92) rotate(-3deg)',
    'scale(1.08) rotate(3deg)',
    'scale(1.08) rotate(-3deg)',
  ),
  swing: through('rotate(12deg)', 'rotate(-9deg)', 'rotate(5deg)', 'rotate(-4deg)'),
  wobble: through(
    'translateX(-18%) rotate(-4deg)',
    'translateX(14%) rotate(3deg)',
    'translateX(-8%) rotate(-2deg)',
  ),
  rubber_band: through('scale(1.2,.8)', 'scale(.85,1.15)', 'scale(1.1,.9)', 'scale(.97,1.03)'),
  jello: through('skew(-10deg)', 'skew(6deg)', 'skew(-3deg)', 'skew(1.5deg)'),
};

const isAnimation = (name: string): name is keyof typeof KEYFRAMES => name in KEYFRAMES;

/**
 * CSS of the animations on a page. They play on page load. The script `animation` only delays those
 * outside the viewport, so nothing stays invisible without JavaScript.
 */
export const animationCss = (names: readonly string[]): string => {
  const used = names.filter(isAnimation);
  if (used.length === 0) return '';
  const rules = used.map(
    (name) =>
      `[data-animation=${name}]{animation-name:moto-${name}}@keyframes moto-${name}{${KEYFRAMES[name]}}`,
  );
  return `@media (prefers-reduced-motion:no-preference){[data-animation]{animation:.7s cubic-bezier(.2,.7,.3,1) both}${rules.join('')}}`;
};
