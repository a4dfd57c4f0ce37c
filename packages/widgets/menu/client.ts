import { forEachShown } from '../kit/for-each-shown.ts';

/** Closes the menu panel when a link leads to an anchor on the same page. */
forEachShown('[data-menu]', (panel) => {
  panel.addEventListener('click', ({ target }) => {
    const isLink = target instanceof Element && target.closest('a[href]') !== null;
    if (isLink && panel.matches(':popover-open')) panel.hidePopover();
  });
});
