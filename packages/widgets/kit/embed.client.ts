import { forEachShown } from './for-each-shown.ts';

/**
 * Loads content of other companies once a visitor has agreed to the service: by a click on a
 * poster, or before, during this visit or an earlier one. Without this script, or if the service
 * doesn't respond, the poster is a link to the service. A frame that loads at once becomes that link
 * if the service doesn't respond.
 */
const keyOf = (service: string): string => `embed.${service}`;

/** Null if storage is blocked. */
const storageFor = (consent: string | undefined): Storage | null => {
  try {
    return consent === 'always' ? localStorage : sessionStorage;
  } catch {
    return null;
  }
};

const hasAgreed = ({ embed = '', consent }: DOMStringMap): boolean =>
  storageFor(consent)?.getItem(keyOf(embed)) === '1';

function agree({ embed = '', consent }: DOMStringMap): void {
  try {
    storageFor(consent)?.setItem(keyOf(embed), '1');
  } catch {
    // Storage is full, so this applies to the open page only.
  }
}

/** Browsers show an error in place of a frame, and don't tell the page. */
async function responds(url: string | null): Promise<boolean> {
  if (url === null) return true;
  try {
    await fetch(url, { method: 'HEAD', mode: 'no-cors', referrerPolicy: 'no-referrer' });
    return true;
  } catch {
    return false;
  }
}

async function load(element: HTMLElement, isClicked: boolean): Promise<void> {
  const frame = element.querySelector('template')?.content.querySelector('iframe');
  if (!frame) return;
  if (!(await responds(frame.getAttribute('src')))) {
    element.dataset.link = '';
    return;
  }
  const { play } = frame.dataset;
  if (isClicked && play) frame.src += `${frame.src.includes('?') ? '&' : '?'}${play}`;
  element.replaceChildren(frame);
  if (isClicked) frame.focus();
}

const embeds: HTMLElement[] = [];

/** Replaces a frame that loaded without a click by the link, if its service doesn't respond. */
async function checkFrame(element: Element): Promise<void> {
  const frame = element.querySelector(':scope > iframe');
  const link = element.querySelector('template')?.content;
  if (!link || (await responds(frame?.getAttribute('src') ?? null))) return;
  element.setAttribute('data-link', '');
  element.replaceChildren(link);
}

/** Not before the frame, which loads lazily. */
const observer = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      void checkFrame(target);
    }
  },
  { rootMargin: '100%' },
);

forEachShown('[data-embed]', (element) => {
  embeds.push(element);
  if (element.querySelector(':scope > iframe')) observer.observe(element);
  if (hasAgreed(element.dataset)) void load(element, false);
});

document.addEventListener('click', (event) => {
  const { target } = event;
  const poster = target instanceof Element ? target.closest('.moto-embed-poster') : null;
  const clicked = embeds.find((element) => element === poster?.parentElement);
  if (clicked?.dataset.link !== undefined) return;
  if (!clicked || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { embed } = clicked.dataset;
  agree(clicked.dataset);
  for (const element of embeds)
    if (element.dataset.embed === embed) void load(element, element === clicked);
});
