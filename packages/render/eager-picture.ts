import type { NodeId, WidgetNode } from '@plinth/model';

const isId = (value: unknown): boolean => typeof value === 'number';

const hasPicture = ({ properties }: WidgetNode): boolean => {
  const { image_id, background } = properties;
  if (isId(image_id)) return true;
  return typeof background === 'object' && background !== null && 'image_id' in background;
};

/** The first node with a picture in reading order: most likely what a visitor waits for. */
export const eagerPicture = (node: WidgetNode): NodeId | null => {
  if (hasPicture(node)) return node.id;
  for (const child of node.children) {
    const found = eagerPicture(child);
    if (found !== null) return found;
  }
  return null;
};
