import { CONTENT_EVENT } from './for-each-shown.ts';
import { startOpenings } from './popup/openings.ts';

/**
 * Shows the popups of links marked `data-popup` in a dialog, and opens popups on their own. The
 * content is that of the page at the link, which visitors without this script see instead.
 */
const CLOSING_MS = 150;

const dialog = document.createElement('dialog');
dialog.className = 'moto-popup-dialog';
document.body.append(dialog);

const loaded = new Set(
  document.querySelector<HTMLElement>('[data-sheets]')?.dataset.sheets?.split(' '),
);

/** Adds what the popup's widgets need and the page doesn't have: stylesheets, and scripts. */
async function prepare(page: Document): Promise<void> {
  for (const sheet of page.querySelectorAll<HTMLElement>('style[data-sheet]')) {
    const { sheet: name = '' } = sheet.dataset;
    if (loaded.has(name)) continue;
    loaded.add(name);
    document.head.append(sheet);
  }
  const scripts = page.querySelectorAll<HTMLScriptElement>('script[type=module][src]');
  await Promise.all([...scripts].map(({ src }) => import(src)));
}

async function load(href: string): Promise<readonly Element[]> {
  const page = new DOMParser().parseFromString(await (await fetch(href)).text(), 'text/html');
  const popup = page.querySelector('.moto-popup');
  if (!popup) throw new Error('no popup');
  await prepare(page);
  return [...page.querySelectorAll('style[data-nodes]'), popup];
}

/** Scripts of parsed pages don't run. */
function runScripts(): void {
  for (const script of dialog.querySelectorAll('script')) {
    const copy = document.createElement('script');
    for (const { name, value } of script.attributes) copy.setAttribute(name, value);
    copy.text = script.text;
    script.replaceWith(copy);
  }
}

/** Forms of the popup are answered by its own page, not by the one that shows it. */
function sendFormsTo(href: string): void {
  for (const form of dialog.querySelectorAll('form[method=post]:not([action])')) {
    form.setAttribute('action', href);
  }
}

const failed = (): readonly Element[] => [
  ...(document.querySelector<HTMLTemplateElement>('#moto-popup-error')?.content.children ?? []),
];

/** Shows what a link leads to. Resolves once the popup is closed. */
async function open({ href }: HTMLAnchorElement): Promise<void> {
  const parts = await load(href).catch(failed);
  dialog.replaceChildren(...parts.map((part) => document.importNode(part, true)));
  const popup = dialog.querySelector<HTMLElement>('.moto-popup');
  if (!popup) return;
  dialog.style.cssText = popup.style.cssText;
  dialog.ariaLabel = popup.ariaLabel;
  dialog.classList.remove('moto-popup-closing');
  runScripts();
  sendFormsTo(href);
  if (!dialog.open) dialog.showModal();
  popup.dispatchEvent(new Event(CONTENT_EVENT, { bubbles: true }));
  await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
}

function close(): void {
  dialog.classList.add('moto-popup-closing');
  setTimeout(() => dialog.close(), CLOSING_MS);
}

dialog.addEventListener('cancel', (event) => {
  if (event.target !== dialog) return;
  event.preventDefault();
  close();
});
dialog.addEventListener('close', () => dialog.replaceChildren());
dialog.addEventListener('click', ({ target }) => {
  const isOutside = target === dialog && dialog.querySelector('[data-closes]') !== null;
  if (isOutside || (target as Element).closest('.moto-popup-close')) close();
});

document.addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event;
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-popup]') : null;
  if (!link || ctrlKey || metaKey || shiftKey || link.target === '_blank') return;
  event.preventDefault();
  void open(link);
});

startOpenings(open);
