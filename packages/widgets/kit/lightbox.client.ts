/**
 * Opens links marked `data-lightbox` in a dialog over the page. Without this script they lead to the
 * picture itself.
 */
const dialog = document.createElement('dialog');
const picture = document.createElement('img');
dialog.className = 'moto-lightbox';
dialog.append(picture);
document.body.append(dialog);

const close = (): void => dialog.close();
dialog.addEventListener('click', close);
dialog.addEventListener('close', () => picture.removeAttribute('src'));

document.addEventListener('click', (event) => {
  const { target } = event;
  const link =
    target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-lightbox]') : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  picture.src = link.href;
  picture.alt = link.querySelector('img')?.alt ?? '';
  dialog.setAttribute('aria-label', picture.alt || link.title || link.textContent || '');
  dialog.showModal();
});

export {};
