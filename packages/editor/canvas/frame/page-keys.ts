/** Id of the text that tells screen readers what keys do on the page. */
export const PAGE_KEYS = 'page-keys';
