/** The nonce that the server wrote into this page; browsers hide it from `getAttribute`. */
export const pageNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
