import type { NodeId } from '@plinth/model';
import { useState } from 'react';
import { finishedLink, type LinkDraft } from '../../../fields/link-draft.ts';
import { LinkPicker } from '../../../fields/link-picker.tsx';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';

const NONE: LinkDraft = { action: 'none' };

type Unfinished = { readonly id: NodeId; readonly link: LinkDraft; readonly over: LinkDraft };

/** The widget's link. An incomplete link stays in the field and is stored once it's complete. */
export function LinkField({ id, property, labelId, control }: WidgetFieldProps<'link'>) {
  const { hasOwnImage } = control;
  const stored = (property.value ?? NONE) as LinkDraft;
  const [unfinished, setUnfinished] = useState<Unfinished | null>(null);
  const write = (link: LinkDraft) => {
    const isWhole = finishedLink(link, hasOwnImage) !== null;
    setUnfinished(isWhole ? null : { id, link, over: stored });
    if (isWhole) property.set(link.action === 'none' ? undefined : link);
  };
  // Other changes to the link, such as undo, discard the draft.
  const isOpen = unfinished?.id === id && unfinished.over === stored;
  const shown = isOpen ? unfinished.link : stored;
  return (
    <LinkPicker
      link={shown}
      onChange={write}
      use="widget"
      labelId={labelId}
      hasOwnImage={hasOwnImage}
      isMixed={property.origin.kind === 'mixed' && !isOpen}
    />
  );
}

export const controlKind: ControlDefinition<'link'> = {
  Field: LinkField,
  readsWidget: true,
  keepsState: true,
  // With several widgets, a lightbox needs an image of its own.
  share: ({ hasOwnImage: _own, ...link }) => link,
};
