import type { EditorDesignPort } from './port.ts';

/** A design that nothing uses yet, with some parts overridden. */
export const fakeDesign = (parts: Partial<EditorDesignPort> = {}): EditorDesignPort => ({
  presetWidgets: [],
  fontCatalog: async () => [],
  textStyleUses: async () => 0,
  backgroundUses: async () => 0,
  colorUses: async () => new Map(),
  presetUses: async () => 0,
  presetPages: async () => 0,
  ImagePalettes: () => null,
  ...parts,
});
