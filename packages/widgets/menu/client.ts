/** Closes the menu panel when a link leads to an anchor on the same page. */
for (const panel of document.querySelectorAll<HTMLElement>('[data-menu]')) {
  panel.addEventListener('click', ({ target }) => {
    const isLink = target instanceof Element && target.closest('a[href]') !== null;
    if (isLink && panel.matches(':popover-open')) panel.hidePopover();
  });
}

export {};
