/**
 * Opens links marked `data-lightbox` in a dialog. Buttons, arrow keys, and swipes move between the
 * links of a `data-lightbox-group`. Without this script, a link opens the image itself.
 */
const createElement = <K extends keyof HTMLElementTagNameMap>(
  name: K,
  part: string,
): HTMLElementTagNameMap[K] => {
  const element = document.createElement(name);
  if (part) element.className = `moto-lightbox-${part}`;
  return element;
};

const button = (part: string, symbol: string, act: () => void): HTMLButtonElement => {
  const element = createElement('button', part);
  element.type = 'button';
  element.textContent = symbol;
  element.addEventListener('click', act);
  return element;
};

const SWIPE = 40;

/** Images that are preloaded after and before the one that is shown, nearest first. */
const PRELOADED = { after: 10, before: 5 };

const dialog = createElement('dialog', '');
dialog.className = 'moto-lightbox';
const image = createElement('img', '');
const caption = createElement('p', 'caption');
const count = createElement('p', 'count');
count.setAttribute('role', 'status');
const close = button('close', '×', () => dialog.close());
const previous = button('previous', '‹', () => go(-1));
const next = button('next', '›', () => go(1));
dialog.append(image, caption, count, previous, next, close);
document.body.append(dialog);

let links: readonly HTMLAnchorElement[] = [];
let index = 0;

const linkAt = (position: number): HTMLAnchorElement | undefined =>
  links[(position + links.length) % links.length];

function show(position: number): void {
  const link = linkAt(position);
  if (!link) return;
  index = links.indexOf(link);
  // Captions are paragraphs next to the image's link.
  const text = link.parentElement?.querySelector(':scope > p')?.textContent ?? '';
  image.src = link.href;
  image.alt = link.querySelector('img')?.alt ?? '';
  caption.textContent = text;
  caption.hidden = text === '';
  count.textContent = links.length > 1 ? `${index + 1} / ${links.length}` : '';
  dialog.setAttribute('aria-label', image.alt || text || link.title || link.textContent || '');
}

/** Whether the visitor's browser asks for less data. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData ===
  true;

function neighbors(): readonly string[] {
  const steps = Array.from({ length: savesData() ? 1 : PRELOADED.after }, (_, at) => at + 1);
  const positions = steps.flatMap((step) => (step > PRELOADED.before ? [step] : [step, -step]));
  const found = positions.map((step) => linkAt(index + step)?.href ?? image.src);
  return [...new Set(found)].filter((href) => href !== image.src);
}

/** One after the other, until the visitor moves on, so that the next image isn't slowed down. */
async function preload(): Promise<void> {
  const shown = image.src;
  for (const href of neighbors()) {
    const neighbor = new Image();
    neighbor.src = href;
    await neighbor.decode().catch(() => undefined);
    if (image.src !== shown) return;
  }
}

image.addEventListener('load', () => void preload());

function go(by: number): void {
  if (links.length > 1) show(index + by);
}

dialog.addEventListener('click', ({ target }) => {
  if (target === dialog || target === image) dialog.close();
});
dialog.addEventListener('close', () => image.removeAttribute('src'));
dialog.addEventListener('keydown', ({ key }) => {
  if (key === 'ArrowLeft') go(-1);
  if (key === 'ArrowRight') go(1);
});

let touchStartX = 0;
dialog.addEventListener('touchstart', ({ touches }) => {
  touchStartX = touches[0]?.clientX ?? 0;
});
dialog.addEventListener('touchend', ({ changedTouches }) => {
  const distance = (changedTouches[0]?.clientX ?? touchStartX) - touchStartX;
  if (Math.abs(distance) > SWIPE) go(distance > 0 ? -1 : 1);
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
