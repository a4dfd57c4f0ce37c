import { Extension } from '@tiptap/core';

/**
 * Makes the `focus` command focus the text at once. The editor's own command waits for a frame, and
 * keys that are pressed until then would be lost.
 */
export const FocusAtOnce = Extension.create({
  name: 'focusAtOnce',
  addCommands: () => ({
    focus:
      () =>
      ({ view, dispatch }) => {
        if (dispatch) view.focus();
        return true;
      },
  }),
});
