/**
 * Node flags of the product. A small young generation saves memory, because the server is mostly
 * idle.
 */
export const PRODUCT_FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16'];
