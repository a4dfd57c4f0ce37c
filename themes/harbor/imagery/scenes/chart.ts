import { hex, mix, scale } from '../../../imagery/paint/color.ts';
import { createNoise, fractal, smooth } from '../../../imagery/paint/noise.ts';
import { draw, finish, type Picture, paint, type Size } from '../../../imagery/paint/picture.ts';

const SIZE: Size = { width: 1200, height: 900 };

/** A dark wooden table. */
function paintTable(): Picture {
  const grain = fractal(createNoise(801), 5, 0.6);
  const rings = fractal(createNoise(802), 3);
  return paint(SIZE, (x, y) => {
    const line = grain(x / 420, y / 7 + rings(x / 300, y / 90) * 6);
    const wood = mix(hex('#5b3a27'), hex('#8a5c3c'), smooth(-0.5, 0.6, line));
    const seam = Math.abs(((y / 225) % 1) - 0.5) > 0.492 ? 0.55 : 1;
    return scale(wood, seam * (0.72 + 0.4 * (1 - y / SIZE.height)));
  });
}

const CONTOURS = [0, 34, 72, 116]
  .map(
    (offset, index) =>
      `<path d="M-560 ${-40 + offset}Q-380 ${-150 + offset * 1.2} -250 ${-30 + offset}T40 ${40 + offset}T330 ${-60 + offset * 1.3}T580 ${-10 + offset}" fill="none" stroke="#5f97a6" stroke-width="${2.4 - index * 0.4}" opacity="${0.85 - index * 0.14}"/>`,
  )
  .join('');

const SOUNDINGS = Array.from({ length: 36 }, (_, index) => {
  const x = -500 + (index % 9) * 122 + ((index * 37) % 50);
  const y = 60 + Math.floor(index / 9) * 74 + ((index * 53) % 34);
  return `<path d="M${x} ${y}q5-9 10 0t10 0" stroke="#3f6f7c" stroke-width="3" fill="none" opacity=".55"/>`;
}).join('');

/** The chart: land, depth contours, a compass rose, and a penciled course. */
const sheet = (): string => `
  <g transform="translate(590 452) rotate(-7)">
    <path d="M-560-392H560V392H-560z" fill="#f4efe0"/>
    <path d="M-560-392H560V-190Q430-120 330-170T60-90T-230-150T-420-70T-560-120z" fill="#e9d6a6"/>
    <path d="M-560-120Q-520-60-420-70T-230-150T60-90T330-170T560-190V-100Q430-30 330-76T40 20T-240-56T-420 20T-560-30z" fill="#cfe3e4"/>
    <path d="M560-190Q430-120 330-170T60-90T-230-150T-420-70T-560-120" fill="none" stroke="#7a6238" stroke-width="3.500"/>
    ${CONTOURS}${SOUNDINGS}
    <g transform="translate(310 190)" fill="none" stroke="#a9432a"><circle r="112" stroke-width="2.500"/><circle r="88" stroke-width="1.500"/>
      ${Array.from({ length: 36 }, (_, index) => `<path d="M0-112v${index % 9 === 0 ? 24 : 11}" transform="rotate(${index * 10})" stroke-width="2"/>`).join('')}
      <path d="M0-100L13 0 0 100-13 0z" fill="#a9432a" stroke="none"/><path d="M-100 0L0-13 100 0 0 13z" fill="#d58a6c" stroke="none"/></g>
    <path d="M-430 300L-120 80L210-10" fill="none" stroke="#2b2b2b" stroke-width="3" stroke-dasharray="2 0"/>
    <circle cx="-120" cy="80" r="9" fill="none" stroke="#2b2b2b" stroke-width="2.500"/>
    <path d="M-560-392H560V392H-560z" fill="none" stroke="#8c7f62" stroke-width="3" transform="scale(.965 .95)"/>
    <path d="M-150-392V392M170-392V392" stroke="#b9ad8d" stroke-width="2" opacity=".7"/>
  </g>`;

const tools = (): string => `
  <defs><linearGradient id="brass" x1="0" x2="1"><stop offset="0" stop-color="#7b541f"/><stop offset=".45" stop-color="#f3d38d"/><stop offset="1" stop-color="#8f6327"/></linearGradient>
    <linearGradient id="steel" x1="0" x2="1"><stop offset="0" stop-color="#6d777c"/><stop offset=".5" stop-color="#eef2f3"/><stop offset="1" stop-color="#7a858a"/></linearGradient></defs>
  <g transform="translate(470 250) rotate(-16)">
    <path d="M-9 40L-96 372l-5 44 16-40L10 48z" fill="url(#steel)"/><path d="M9 40L108 366l8 44-19-37L-8 48z" fill="url(#steel)"/>
    <path d="M-32 14Q-20 92-52 196l22 6Q2 100 0 60Q4 100 40 200l22-7Q22 92 32 14z" fill="url(#brass)"/>
    <circle r="38" fill="url(#brass)"/><circle r="15" fill="#6b4718"/><rect x="-9" y="-72" width="18" height="40" rx="8" fill="url(#brass)"/>
  </g>
  <g transform="translate(842 640) rotate(24)">
    <rect x="-250" y="-11" width="400" height="22" fill="#f2693d"/><rect x="-250" y="-11" width="400" height="7" fill="#ff9a74"/>
    <path d="M150-11L206 0 150 11z" fill="#eed3a6"/><path d="M190-4L206 0 190 4z" fill="#22252a"/><rect x="-290" y="-11" width="40" height="22" fill="#c9ced0"/><rect x="-316" y="-10" width="28" height="20" rx="6" fill="#d98a8a"/>
  </g>
  <g transform="translate(1010 150)"><circle r="104" fill="url(#brass)"/><circle r="84" fill="#f7f4ea"/><circle r="84" fill="none" stroke="#6b4718" stroke-width="5"/>
    ${Array.from({ length: 24 }, (_, index) => `<path d="M0-78v${index % 6 === 0 ? 18 : 9}" transform="rotate(${index * 15})" stroke="#2f3a3f" stroke-width="3"/>`).join('')}
    <g transform="rotate(38)"><path d="M0-60L11 0H-11z" fill="#b4472c"/><path d="M0 60L11 0H-11z" fill="#24424b"/></g><circle r="7" fill="#d9a95a"/></g>`;

const shadows = (): string => `
  <g transform="translate(606 476) rotate(-7)"><path d="M-560-392H560V392H-560z" fill="#160d08" opacity=".65"/></g>`;

/** For “insurance and damage”: a chart with dividers, a compass, and a pencil. */
export async function paintChart(): Promise<Picture> {
  let picture = await draw(paintTable(), shadows(), 14);
  picture = await draw(picture, sheet(), 0.6);
  picture = await draw(
    picture,
    `<g transform="translate(12 18)" opacity=".42" style="filter:brightness(0)">${tools()}</g>`,
    9,
  );
  picture = await draw(picture, tools(), 0.5);
  return finish(picture, { seed: 821, vignette: 0.38 });
}
