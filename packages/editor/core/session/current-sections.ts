import { nestFrom } from '@plinth/model';
import type { SaveRequest } from '../ports/saving/port.ts';
import type { EditorSession } from './types.ts';

/** All sections as they are on the canvas, without empty ones. */
export const currentSections = ({
  sections,
  store,
  toStored,
}: EditorSession): SaveRequest['sections'] =>
  Object.fromEntries(
    sections.flatMap(({ name, root }) => {
      const tree = nestFrom(store.reader, root);
      return tree && tree.children.length > 0 ? [[name, toStored(tree)]] : [];
    }),
  );
