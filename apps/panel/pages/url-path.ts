/** The path of a page's URL, as people read it. */
export const urlPath = (address: string): string => {
  const url = URL.canParse(address) ? new URL(address) : null;
  return url ? decodeURI(url.pathname) + url.search : address;
};
