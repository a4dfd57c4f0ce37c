import { FRAME_URL_MAX, isFrameUrl, videoPlayerUrl } from '@plinth/model';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { embeddableStore } from '../../../../core/embeds/embeddable-store.ts';
import { useSession } from '../../../../core/session/context.ts';
import { useServices } from '../../../../core/session/services.ts';
import { UrlField, type UrlNote, useIsQuiet } from '../../../fields/url-field.tsx';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';

function refusal(text: string) {
  if (text.length > FRAME_URL_MAX) return 'COMMON.VALIDATION.STRING_LENGTH_TOO_LONG';
  return isFrameUrl(text) ? null : 'COMMON.VALIDATION.INCORRECT_URL';
}

/** URL of a frame; reports whether that site allows embedding. */
export function FrameUrlField({ property, labelId }: FieldProps<'frame_url'>) {
  const url = String(property.value ?? '');
  const framing = useFraming(url);
  return (
    <UrlField
      value={url}
      onChange={property.set}
      isMixed={property.origin.kind === 'mixed'}
      labelId={labelId}
      refusal={refusal}
      finish={(url) => videoPlayerUrl(url) ?? url}
      note={framingNote(framing)}
      isBusy={framing === 'asking'}
    />
  );
}

/** Whether a URL allows embedding; fetched once the URL is complete. */
function useFraming(url: string) {
  const session = useSession();
  const { embeds } = useServices().ports;
  const book = embeddableStore(session);
  const isAsked = useIsQuiet(url) && url !== '';
  const known = useStore(book.results, (answers) => answers.get(url));
  useEffect(() => {
    if (isAsked) book.check(url, embeds.checkFraming);
  }, [isAsked, url, book, embeds]);
  return known ?? (isAsked ? 'asking' : undefined);
}

function framingNote(framing: ReturnType<typeof useFraming>): UrlNote | null {
  if (framing === 'not') return { text: 'MODULE.EDITOR.IFRAME_NOT_ALLOWED', isError: true };
  return framing === 'unknown' ? { text: 'EDITOR.FRAMING_UNKNOWN', isError: false } : null;
}

export const controlKind: ControlDefinition<'frame_url'> = {
  Field: FrameUrlField,
  keepsState: true,
};
