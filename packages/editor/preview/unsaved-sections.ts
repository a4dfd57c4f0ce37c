import { nestFrom } from '@plinth/model';
import type { SaveRequest } from '../ports.ts';
import type { EditorSession } from '../session/types.ts';

/** All sections as they stand on the canvas, but for those that hold nothing yet. */
export const sectionsNow = ({ sections, store, stored }: EditorSession): SaveRequest['sections'] =>
  Object.fromEntries(
    sections.flatMap(({ name, root }) => {
      const tree = nestFrom(store.reader, root);
      return tree && tree.children.length > 0 ? [[name, stored(tree)]] : [];
    }),
  );
