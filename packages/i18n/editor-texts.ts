import blocks from './locales/en/blocks.json' with { type: 'json' };
import commands from './locales/en/commands.json' with { type: 'json' };
import editor from './locales/en/editor.json' with { type: 'json' };
import moving from './locales/en/moving.json' with { type: 'json' };

/** The English texts of the editor's tools, which come with the tools: for `addMessages`. */
export const EDITOR_TEXTS: { readonly [key: string]: string } = {
  ...blocks,
  ...commands,
  ...editor,
  ...moving,
};
