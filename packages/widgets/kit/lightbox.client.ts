/**
 * Opens links marked `data-lightbox` in a dialog. Buttons, arrow keys, and swipes move between the
 * links of a `data-lightbox-group`. Without this script, a link opens the image itself.
 */
const make = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  part: string,
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(name);
  if (part) element.className = `moto-lightbox-${part}`;
  return element;
};

const button = (part: string, sign: string, act: () => void): HTMLButtonElement => {
  const element = make('button', part);
  element.type = 'button';
  element.textContent = sign;
  element.addEventListener('click', act);
  return element;
};

const SWIPE = 40;

const dialog = make('dialog', '');
dialog.className = 'moto-lightbox';
const picture = make('img', '');
const caption = make('p', 'caption');
const count = make('p', 'count');
count.setAttribute('role', 'status');
const close = button('close', '×', () => dialog.close());
const previous = button('previous', '‹', () => go(-1));
const next = button('next', '›', () => go(1));
dialog.append(picture, caption, count, previous, next, close);
document.body.append(dialog);

let links: readonly HTMLAnchorElement[] = [];
let index = 0;

const at = (place: number): HTMLAnchorElement | undefined =>
  links[(place + links.length) % links.length];

function show(place: number): void {
  const link = at(place);
  if (!link) return;
  index = links.indexOf(link);
  // Captions are paragraphs next to the image's link.
  const text = link.parentElement?.querySelector(':scope > p')?.textContent ?? '';
  picture.src = link.href;
  picture.alt = link.querySelector('img')?.alt ?? '';
  caption.textContent = text;
  caption.hidden = text === '';
  count.textContent = links.length > 1 ? `${index + 1} / ${links.length}` : '';
  dialog.setAttribute('aria-label', picture.alt || text || link.title || link.textContent || '');
  for (const near of [at(index - 1), at(index + 1)]) if (near) new Image().src = near.href;
}

function go(by: number): void {
  if (links.length > 1) show(index + by);
}

dialog.addEventListener('click', ({ target }) => {
  if (target === dialog || target === picture) dialog.close();
});
dialog.addEventListener('close', () => picture.removeAttribute('src'));
dialog.addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowLeft') go(-1);
  if (key === 'ArrowRight') go(1);
});

let touchedAt = 0;
dialog.addEventListener('touchstart', ({ touches }) => {
  touchedAt = touches[0]?.clientX ?? 0;
});
dialog.addEventListener('touchend', ({ changedTouches }) => {
  const moved = (changedTouches[0]?.clientX ?? touchedAt) - touchedAt;
  if (Math.abs(moved) > SWIPE) go(moved > 0 ? -1 : 1);
});

document.addEventListener('click', (event) => {
  const { target } = event;
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-lightbox]') : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const group = link.closest<HTMLElement>('[data-lightbox-group]');
  links = group ? [...group.querySelectorAll<HTMLAnchorElement>('a[data-lightbox]')] : [link];
  const [toPrevious = '', toNext = ''] = (group?.dataset.lightboxGroup ?? '').split('|');
  previous.ariaLabel = toPrevious;
  next.ariaLabel = toNext;
  close.ariaLabel = link.dataset.lightbox ?? '';
  previous.hidden = links.length < 2;
  next.hidden = links.length < 2;
  show(links.indexOf(link));
  dialog.showModal();
  close.focus();
});

export {};
