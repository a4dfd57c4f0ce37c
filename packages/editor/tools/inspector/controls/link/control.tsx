import type { NodeId } from '@plinth/model';
import { useState } from 'react';
import { finishedLink, type LinkDraft } from '../../../fields/link-draft.ts';
import { LinkPicker } from '../../../fields/link-picker.tsx';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';

const NONE: LinkDraft = { action: 'none' };

type Unfinished = { readonly id: NodeId; readonly link: LinkDraft; readonly over: LinkDraft };

/** What a click does. An unfinished link stays in the field and is not stored before it is whole. */
export function LinkField({ id, property, labelId, control }: WidgetFieldProps<'link'>) {
  const { hasOwnImage } = control;
  const stored = (property.value ?? NONE) as LinkDraft;
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const write = (link: LinkDraft) => {
    const isWhole = finishedLink(link, hasOwnImage) !== null;
    setUnfinished(isWhole ? null : { id, link, over: stored });
    if (isWhole) property.set(link.action === 'none' ? undefined : link);
  };
  // Whatever else changes the link, such as an undo, takes the place of what was begun.
  const isOpen = unfinished?.id === id && unfinished.over === stored;
  const shown = isOpen ? unfinished.link : stored;
  return (
    <LinkPicker
      link={shown}
      onChange={write}
      use="widget"
      labelId={labelId}
      hasOwnImage={hasOwnImage}
    />
  );
}

export const controlKind: ControlDefinition<'link'> = {
  Field: LinkField,
  readsWidget: true,
  keepsState: true,
  // An image of its own for a lightbox is what only one widget has.
  share: ({ hasOwnImage: _own, ...link }) => link,
};
