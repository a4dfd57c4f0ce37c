import { hex, mix } from '../../../imagery/paint/color.ts';
import { createNoise, fractal, smooth } from '../../../imagery/paint/noise.ts';
import { draw, finish, type Picture, paint, type Size } from '../../../imagery/paint/picture.ts';

const SIZE: Size = { width: 1200, height: 900 };

/** A light wooden desk. */
function paintWood(): Picture {
  const grain = fractal(createNoise(1401), 5, 0.55);
  const bend = fractal(createNoise(1402), 2);
  return paint(SIZE, (x, y) => {
    const line = grain(x / 9 + bend(x / 200, y / 380) * 5, y / 460);
    const wood = mix(hex('#e3c79f'), hex('#cfa974'), smooth(-0.5, 0.6, line));
    return mix(wood, hex('#fff3dc'), 0.25 * (1 - (x / SIZE.width + y / SIZE.height) / 2));
  });
}

const LINES = Array.from(
  { length: 9 },
  (_, index) =>
    `<path d="M40 ${90 + index * 44}h250M362 ${90 + index * 44}h250" stroke="#c3d3d8" stroke-width="2"/>`,
).join('');

const notebook = (): string => `<g transform="translate(180 230) rotate(-8)">
  <path d="M0 0h325v520H0z" fill="#fbfaf5"/><path d="M325 0h325v520H325z" fill="#f4f1e8"/><path d="M300 0h50v520h-50z" fill="#d9d3c3" opacity=".5"/>${LINES}
  <path d="M44 78q50-16 96 0t110-4M44 122q40-12 80 0t120-2M44 166q60-14 110 2M44 254q44-12 90 0t96-2" stroke="#24424b" stroke-width="4" fill="none" stroke-linecap="round"/>
  <path d="M380 330l60-90 54 50 60-110 44 60" stroke="#0b6e7f" stroke-width="6" fill="none" stroke-linejoin="round"/><path d="M380 360h220" stroke="#24424b" stroke-width="4"/></g>`;

const things = (): string => `
  <g transform="translate(950 240)"><circle r="150" fill="#f3f0e8"/><circle r="132" fill="none" stroke="#dcd6c8" stroke-width="4"/><circle r="100" fill="#0b6e7f"/><circle r="84" fill="#3d2415"/><path d="M-60-36A70 70 0 0 1 30-62" stroke="#8a5a38" stroke-width="9" fill="none" stroke-linecap="round"/><path d="M92-24q66-10 66 24t-66 26" stroke="#0b6e7f" stroke-width="22" fill="none"/></g>
  <g transform="translate(830 640) rotate(-14)" fill="none" stroke="#26343a" stroke-width="13"><circle cx="-84" r="72" fill="#ffffff" fill-opacity=".28"/><circle cx="104" r="72" fill="#ffffff" fill-opacity=".28"/><path d="M-14-12q24-22 48 0M-154-16l-44-66M174-16l40-70" stroke-linecap="round"/></g>
  <g transform="translate(560 790) rotate(-20)"><rect x="-190" y="-12" width="330" height="24" rx="12" fill="#f2693d"/><rect x="-190" y="-12" width="330" height="9" rx="5" fill="#ff9a74"/><path d="M140-12L186 0 140 12z" fill="#e9d3a8"/><path d="M174-4L186 0 174 4z" fill="#1d2629"/></g>
  <g transform="translate(1090 780)">${[-70, -35, 0, 35, 70].map((turn) => `<path d="M0 0Q-34-90 0-190Q34-90 0 0z" transform="rotate(${turn - 40})" fill="${turn % 2 === 0 ? '#3f7d5c' : '#58976f'}"/>`).join('')}</g>`;

/** A notebook, a cup of coffee, and glasses on a desk, from above. */
export async function paintNotebook(): Promise<Picture> {
  let picture = await draw(
    paintWood(),
    `<g transform="translate(14 20)" opacity=".4" style="filter:brightness(0)">${notebook()}${things()}</g>`,
    13,
  );
  picture = await draw(picture, notebook() + things(), 0.5);
  return finish(picture, { seed: 1421, vignette: 0.24 });
}
