import { svgOf } from '../../../imagery/paint/picture.ts';

/** Flat portraits: light from the left, a single shadow, few lines. */
type Person = {
  readonly ground: string;
  readonly glow: string;
  readonly skin: string;
  readonly shade: string;
  readonly blush: string;
  readonly ink: string;
  /** Layers behind the head, over the face, and over the shoulders. */
  readonly back: string;
  readonly front: string;
  readonly clothes: string;
  readonly brows: string;
  readonly mouth: string;
};

const FACE =
  'M216 232C216 160 252 124 300 124C348 124 384 160 384 232C384 286 372 330 344 356C328 371 314 376 300 376C286 376 272 371 256 356C228 330 216 286 216 232Z';

const head = ({ skin, shade, blush, ink, brows, mouth }: Person): string => `
  <path d="M254 330h92v92q0 30-46 30t-46-30z" fill="${shade}"/>
  <ellipse cx="214" cy="252" rx="17" ry="27" fill="${skin}"/><ellipse cx="386" cy="252" rx="17" ry="27" fill="${shade}"/>
  <path d="${FACE}" fill="${skin}"/>
  <path d="M312 124C352 128 384 160 384 232C384 286 372 330 344 356C330 369 317 375 304 376C338 344 350 300 346 246C343 190 334 150 312 124Z" fill="${shade}" opacity=".75"/>
  <ellipse cx="250" cy="290" rx="20" ry="14" fill="${blush}" opacity=".45"/><ellipse cx="346" cy="290" rx="18" ry="14" fill="${blush}" opacity=".35"/>
  <ellipse cx="264" cy="246" rx="7.500" ry="9" fill="${ink}"/><ellipse cx="336" cy="246" rx="7.500" ry="9" fill="${ink}"/>
  <circle cx="266.500" cy="243" r="2.500" fill="#fff"/><circle cx="338.500" cy="243" r="2.500" fill="#fff"/>
  <path d="M300 252Q292 282 290 290Q298 297 308 293" stroke="${shade}" stroke-width="6" fill="none" stroke-linecap="round" stroke-linejoin="round"/>
  ${brows}${mouth}`;

const brows = (color: string, tilt = 0): string =>
  `<path d="M244 ${222 + tilt}Q262 ${210 - tilt} 282 ${218 + tilt}M318 ${218 + tilt}Q338 ${210 - tilt} 356 ${222 + tilt}" stroke="${color}" stroke-width="8" fill="none" stroke-linecap="round"/>`;

const smile = (color: string, depth: number): string =>
  `<path d="M272 320Q300 ${320 + depth} 328 320" stroke="${color}" stroke-width="6.500" fill="none" stroke-linecap="round"/>`;

const openSmile = (color: string): string =>
  `<path d="M268 315Q300 326 332 315Q326 347 300 348Q274 347 268 315Z" fill="${color}"/><path d="M274 319Q300 328 326 319Q324 328 300 330Q276 328 274 319Z" fill="#fff"/>`;

const shoulders = (color: string, dark: string): string =>
  `<path d="M72 600Q82 470 176 438L254 410Q300 448 346 410L424 438Q518 470 528 600Z" fill="${color}"/><path d="M346 410L424 438Q518 470 528 600H390Q384 500 330 424Z" fill="${dark}" opacity=".55"/>`;

const PORTRAIT_1: Person = {
  ground: '#cfe3e8',
  glow: '#e9f3f5',
  ...{ skin: '#f3cdb0', shade: '#dba98a', blush: '#e98f72', ink: '#2b3a40' },
  back: '<path d="M196 250C176 120 238 82 304 84C380 84 424 140 406 262C402 318 404 352 414 388Q366 402 346 372H254Q226 404 186 386Q200 330 196 250Z" fill="#b9b4a6"/><path d="M346 372Q352 240 352 180Q404 170 406 262C402 318 404 352 414 388Q366 402 346 372Z" fill="#98938a"/>',
  front:
    '<path d="M212 250C210 176 244 118 316 118C366 122 392 170 390 250C380 206 356 176 330 162C300 196 244 192 224 214Q214 228 212 250Z" fill="#cbc6b8"/><path d="M330 162C300 196 244 192 224 214" stroke="#b0aa9c" stroke-width="4" fill="none"/>',
  clothes: `${shoulders('#14404e', '#0c2631')}<path d="M246 398Q300 430 354 398L362 446Q300 486 238 446Z" fill="#1b5161"/><path d="M240 424Q300 460 360 424" stroke="#0f3543" stroke-width="4" fill="none"/>`,
  brows: brows('#8d8576'),
  mouth: smile('#b4543f', 20),
};

const PORTRAIT_2: Person = {
  ground: '#f3d9b8',
  glow: '#fbecd6',
  ...{ skin: '#e2b08c', shade: '#c18a66', blush: '#d67a5c', ink: '#26333a' },
  back: '<path d="M206 250Q200 200 214 170H386Q400 200 394 250L386 286H214Z" fill="#8f9494"/>',
  front:
    '<path d="M214 262C216 340 240 398 300 402C360 398 384 340 386 262Q374 306 352 306Q326 288 300 300Q274 288 248 306Q226 306 214 262Z" fill="#c9cbc6"/><path d="M304 300Q328 289 352 306Q374 306 386 262C384 340 360 398 300 402Q338 360 304 300Z" fill="#a9adaa"/><path d="M262 306Q282 290 300 302Q318 290 338 306Q318 314 300 310Q282 314 262 306Z" fill="#dcdcd6"/><path d="M280 326Q300 336 320 326" stroke="#8a4a38" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M200 206Q196 96 300 92Q404 96 400 206Q300 168 200 206Z" fill="#0b6e7f"/><path d="M330 94Q404 104 400 206Q372 194 340 188Q350 130 330 94Z" fill="#085663"/><path d="M192 214Q300 164 408 214L404 178Q300 132 196 178Z" fill="#0f7f91"/><path d="M222 166v26M252 156v28M282 152v26M314 152v26M346 156v28M376 166v26" stroke="#0a6272" stroke-width="4"/>',
  clothes: `${shoulders('#e8e2d4', '#b9ae98')}<path d="M240 402Q300 446 360 402L372 452Q300 500 228 452Z" fill="#f4efe3"/><path d="M120 520Q300 560 480 520M104 562Q300 602 496 562" stroke="#cfc5b0" stroke-width="10" fill="none" stroke-dasharray="10 9"/>`,
  brows: brows('#a3a5a0', 2),
  mouth: '',
};

const PORTRAIT_3: Person = {
  ground: '#f7b493',
  glow: '#fbd0b8',
  ...{ skin: '#8a5638', shade: '#683c25', blush: '#b4583a', ink: '#1d1512' },
  back: '<circle cx="300" cy="92" r="66" fill="#241a18"/><path d="M200 250Q188 104 300 100Q412 104 400 250Q400 280 388 292H212Q200 280 200 250Z" fill="#241a18"/>',
  front:
    '<path d="M208 236Q206 128 300 122Q394 128 392 236Q372 178 300 172Q228 178 208 236Z" fill="#2f2320"/><path d="M232 190Q250 150 300 140M368 190Q350 150 306 138M262 172Q276 150 300 146" stroke="#443430" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M250 114Q300 136 350 114L344 134Q300 152 256 134Z" fill="#f2693d"/><circle cx="212" cy="290" r="8" fill="#f4d58a"/><circle cx="388" cy="290" r="8" fill="#d9b765"/>',
  clothes: `${shoulders('#2f7f8d', '#175766')}<path d="M254 410Q300 452 346 410L356 440L300 520L244 440Z" fill="#f3f0e8"/><path d="M244 420L214 446L286 540L300 516ZM356 420L386 446L314 540L300 516Z" fill="#1f6b7a"/><path d="M300 520V600" stroke="#12424f" stroke-width="6"/><rect x="372" y="520" width="62" height="46" rx="6" fill="#1f6b7a"/>`,
  brows: brows('#241a18', -1),
  mouth: openSmile('#7c2f24'),
};

const PORTRAIT_4: Person = {
  ground: '#a9cdd3',
  glow: '#cde2e6',
  ...{ skin: '#d9a37a', shade: '#b57f58', blush: '#d0765a', ink: '#241b17' },
  back: '<path d="M210 232Q196 120 300 112Q404 118 390 232L384 256H216Z" fill="#2a211e"/>',
  front:
    '<path d="M210 226C194 128 258 84 318 96C384 92 408 158 390 228C386 196 378 180 366 168C330 178 280 172 250 154C232 176 216 192 210 226Z" fill="#332825"/><path d="M250 154C280 120 330 112 366 130M262 138C290 112 320 108 346 112" stroke="#4d3d38" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M228 244a35 32 0 1 0 70 0a35 32 0 1 0-70 0zM302 244a35 32 0 1 0 70 0a35 32 0 1 0-70 0z" fill="#fff" fill-opacity=".16" stroke="#173842" stroke-width="6.500"/><path d="M298 240q2-4 4 0M228 240l-14-4M372 240l14-4" stroke="#173842" stroke-width="6.500" fill="none"/><path d="M227 300Q236 350 262 360Q300 330 338 360Q364 350 373 300Q368 338 346 354Q324 375 300 376Q276 375 254 354Q232 338 227 300Z" fill="#332825" opacity=".4"/>',
  clothes: `${shoulders('#f2693d', '#b9442a')}<path d="M250 404Q300 452 350 404L372 420L334 492L300 448L266 492L228 420Z" fill="#fff7ee"/><path d="M300 448V600" stroke="#a83c22" stroke-width="5"/><circle cx="312" cy="516" r="5" fill="#fff7ee"/><circle cx="312" cy="566" r="5" fill="#fff7ee"/>`,
  brows: brows('#2a211e'),
  mouth: smile('#8f3f2e', 24),
};

/** Hair that ends above the shoulders, parted at the side. */
const bob = (color: string, light: string) => ({
  back: `<path d="M196 250Q180 98 300 92Q420 98 404 250Q408 330 396 366Q372 384 352 360H248Q228 384 204 366Q192 330 196 250Z" fill="${color}"/>`,
  front: `<path d="M206 262Q200 128 300 118Q400 128 394 262Q384 196 340 164Q290 206 228 206Q212 226 206 262Z" fill="${color}"/><path d="M340 164Q290 206 228 206" stroke="${light}" stroke-width="5" fill="none"/>`,
});

const shortHair = (color: string, light: string) => ({
  back: `<path d="M212 226Q200 116 300 108Q400 116 388 226L382 250H218Z" fill="${color}"/>`,
  front: `<path d="M212 226Q204 108 300 102Q396 108 388 226Q380 172 352 160Q300 150 248 160Q220 172 212 226Z" fill="${color}"/><path d="M248 132Q300 112 352 132" stroke="${light}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
});

const curls = (color: string, light: string) => {
  const spots = [
    [206, 214, 40],
    [220, 158, 46],
    [264, 116, 46],
    [322, 106, 46],
    [372, 140, 46],
    [394, 206, 40],
  ] as const;
  const circles = spots.map(
    ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${color}"/>`,
  );
  return {
    back: `${circles.join('')}<path d="M210 240Q210 120 300 116Q390 120 390 240Z" fill="${color}"/>`,
    front: `<path d="M212 224Q214 104 300 98Q386 104 388 224Q362 178 300 176Q238 178 212 224Z" fill="${color}"/><path d="M236 150a22 22 0 0 1 34-18M316 128a22 22 0 0 1 34 14" stroke="${light}" stroke-width="5" fill="none" stroke-linecap="round"/>`,
  };
};

const BALD = {
  back: '',
  front:
    '<path d="M240 176Q262 142 300 138" stroke="#ffffff" stroke-width="7" fill="none" stroke-linecap="round" opacity=".35"/>',
};

const scarf = (color: string, dark: string) => ({
  back: `<path d="M190 260Q176 92 300 86Q424 92 410 260Q412 340 430 430H170Q188 340 190 260Z" fill="${dark}"/>`,
  front: `<path d="M206 270Q196 112 300 104Q404 112 394 270Q388 172 300 160Q212 172 206 270Z" fill="${color}"/><path d="M206 270Q214 372 300 396Q386 372 394 270L410 420Q300 470 190 420Z" fill="${color}"/><path d="M220 330Q300 420 380 330M214 380Q300 440 386 380" stroke="${dark}" stroke-width="5" fill="none" opacity=".6"/>`,
});

const longHair = (color: string, light: string) => ({
  back: `<path d="M194 250Q178 96 300 90Q422 96 406 250Q412 380 438 452Q390 470 352 440H248Q210 470 162 452Q188 380 194 250Z" fill="${color}"/>`,
  front: `<path d="M206 262Q202 126 300 118Q398 126 394 262Q376 190 302 150Q226 190 206 262Z" fill="${color}"/><path d="M302 150Q360 178 384 226M302 150Q240 178 216 226" stroke="${light}" stroke-width="4" fill="none"/>`,
});

const glasses = (color: string): string =>
  `<path d="M232 226h62v34q0 16-31 16t-31-16zM306 226h62v34q0 16-31 16t-31-16z" fill="#fff" fill-opacity=".16" stroke="${color}" stroke-width="6"/><path d="M294 236h12M232 234l-16-4M368 234l16-4" stroke="${color}" stroke-width="6"/>`;

const shortBeard = (color: string): string =>
  `<path d="M218 268Q224 352 262 376Q300 392 338 376Q376 352 382 268Q372 306 350 308Q300 296 250 308Q228 306 218 268Z" fill="${color}"/><path d="M280 328Q300 340 320 328" stroke="#7c3a2c" stroke-width="6" fill="none" stroke-linecap="round"/>`;

const crewNeck = (color: string, dark: string, rib: string): string =>
  `${shoulders(color, dark)}<path d="M250 420Q300 500 350 420" stroke="${rib}" stroke-width="16" fill="none"/>`;

const openShirt = (color: string, dark: string, under: string): string =>
  `${shoulders(color, dark)}<path d="M252 408Q300 446 348 408L330 470L300 520L270 470Z" fill="${under}"/><path d="M252 408L222 446L276 540L300 516ZM348 408L378 446L324 540L300 516Z" fill="${dark}"/>`;

const apron = (color: string, dark: string, straps: string): string =>
  `${crewNeck(color, dark, dark)}<path d="M206 600V500H394V600Z" fill="${straps}"/><path d="M218 506L232 418M382 506L368 418" stroke="${straps}" stroke-width="20"/>`;

const PORTRAIT_5: Person = {
  ground: '#e7dcc6',
  glow: '#f5eddd',
  ...{ skin: '#f0c6a4', shade: '#d49f7b', blush: '#e58a6c', ink: '#2a2522' },
  ...bob('#7a3b22', '#9c5535'),
  clothes: crewNeck('#3f7d5c', '#2a5a42', '#2f6a4c'),
  brows: brows('#6a3320'),
  mouth: openSmile('#8f3f2e'),
};

const PORTRAIT_6: Person = {
  ground: '#b9d4c4',
  glow: '#d9e9df',
  ...{ skin: '#6b412b', shade: '#4e2d1d', blush: '#8e4a33', ink: '#140d0a' },
  ...shortHair('#17110f', '#372a25'),
  clothes: openShirt('#f0e7d6', '#cdbfa4', '#0f3a49'),
  brows: brows('#17110f'),
  mouth: smile('#3f1c14', 24),
};

const PORTRAIT_7: Person = {
  ground: '#f2c9a0',
  glow: '#f9e0c6',
  ...{ skin: '#d8a27c', shade: '#b27d59', blush: '#cf7559', ink: '#221a16' },
  ...curls('#2c211d', '#4a3a33'),
  clothes: apron('#0f5a6c', '#0b4251', '#d9b27e'),
  brows: brows('#2c211d'),
  mouth: smile('#8f3f2e', 22),
};

const withBeard = BALD.front + shortBeard('#5a4636');

const PORTRAIT_8: Person = {
  ground: '#c7d3dc',
  glow: '#e2e9ee',
  ...{ skin: '#e9bd9b', shade: '#c99672', blush: '#dd8468', ink: '#2a2f33' },
  back: BALD.back,
  front: withBeard,
  clothes: openShirt('#3c4f66', '#2a394c', '#e9eef0'),
  brows: brows('#5a4636', 1),
  mouth: '',
};

const PORTRAIT_9: Person = {
  ground: '#dfc5cf',
  glow: '#f0e0e6',
  ...{ skin: '#c58d63', shade: '#a06c47', blush: '#bf6a4e', ink: '#1e1713' },
  ...scarf('#8a4a66', '#6b354e'),
  clothes: shoulders('#4a5a66', '#34424c'),
  brows: brows('#2b1e18'),
  mouth: smile('#7c352a', 20),
};

const fair = longHair('#d9a95c', '#efcb8d');

const PORTRAIT_10: Person = {
  ground: '#9fc3cf',
  glow: '#c6dee5',
  ...{ skin: '#f5d3ba', shade: '#dcae90', blush: '#ea9479', ink: '#2b3a44' },
  back: fair.back,
  front: fair.front + glasses('#24343c'),
  clothes: crewNeck('#f2693d', '#c24a26', '#d9572e'),
  brows: brows('#b98a44'),
  mouth: smile('#b4543f', 22),
};

const bust = (person: Person): string =>
  svgOf(
    { width: 600, height: 600 },
    `<rect width="600" height="600" fill="${person.ground}"/><g transform="translate(-36 -16) scale(1.12)"><circle cx="250" cy="260" r="226" fill="${person.glow}"/>${person.back}${person.clothes}${head(person)}${person.front}</g>`,
  );

export const PORTRAITS: { readonly [key: string]: string } = {
  'portrait-1': bust(PORTRAIT_1),
  'portrait-2': bust(PORTRAIT_2),
  'portrait-3': bust(PORTRAIT_3),
  'portrait-4': bust(PORTRAIT_4),
  'portrait-5': bust(PORTRAIT_5),
  'portrait-6': bust(PORTRAIT_6),
  'portrait-7': bust(PORTRAIT_7),
  'portrait-8': bust(PORTRAIT_8),
  'portrait-9': bust(PORTRAIT_9),
  'portrait-10': bust(PORTRAIT_10),
};
