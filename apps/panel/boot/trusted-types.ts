type PolicyFactory = {
  readonly createPolicy: (
    name: string,
    rules: { readonly createHTML: (text: string) => string },
  ) => unknown;
};

const factory = (globalThis as { trustedTypes?: PolicyFactory }).trustedTypes;

/**
 * The panel runs under `require-trusted-types-for 'script'`. The component library writes its color
 * variables through `innerHTML` of a style element. This policy allows only text without `<`, which
 * can't create elements; the browser refuses everything else that would parse HTML.
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
