type PolicyFactory = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (text: string) => string },
  ) => unknown;
};

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

/**
 * The panel runs under `require-trusted-types-for 'script'`. The component library writes its
 * colour variables through `innerHTML` of a style element: text without `<` can make no element,
 * so that alone passes. Everything else that would parse HTML is refused by the browser.
 */
export const allowStyleText = (): void => {
  factory?.createPolicy('default', {
    createHTML: (text) => {
      if (text.includes('<'))
        throw new TypeError('HTML from a string is not allowed in the panel.');
      return text;
    },
  });
};
