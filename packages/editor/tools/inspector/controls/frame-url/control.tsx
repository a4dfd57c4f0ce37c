import { Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { FRAME_URL_MAX, isFrameUrl } from '@plinth/model';
import { type ClipboardEvent, useEffect, useId, useState } from 'react';
import { useStore } from 'zustand';
import { embeddableStore } from '../../../../core/embeds/embeddable-store.ts';
import { useSession } from '../../../../core/session/context.ts';
import { useServices } from '../../../../core/session/services.ts';
import type { ControlDefinition, FieldProps } from '../../control-definition.ts';
import './control.css';
import { finishedAddress, pastedAddress } from './typed-address.ts';

/** Debounce in ms before a typed URL is checked. */
const DEBOUNCE_MS = 600;

const isTooLong = (text: string): boolean => text.length > FRAME_URL_MAX;

const isWhole = (text: string): boolean => text === '' || (isFrameUrl(text) && !isTooLong(text));

type Draft = { readonly text: string; readonly over: string };

/** Keeps text that isn't a valid URL yet in the field until the stored URL changes otherwise. */
function useDraft(stored: string, set: FieldProps<'frame_url'>['property']['set']) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const isBegun = draft !== null && draft.over === stored;
  return {
    shown: isBegun ? draft.text : stored,
    isBegun,
    write: (text: string) => {
      setDraft(isWhole(text) ? null : { text, over: stored });
      if (isWhole(text) && text !== stored) set(text === '' ? undefined : text);
    },
  };
}

/** URL of a frame; reports whether that site allows embedding. */
export function FrameUrlField({ property, labelId }: FieldProps<'frame_url'>) {
  const t = useT();
  const noteId = useId();
  const stored = String(property.value ?? '');
  const { shown, isBegun, write } = useDraft(stored, property.set);
  const [quiet] = useDebouncedValue(shown, DEBOUNCE_MS);
  const isTyped = quiet === shown;
  const framing = useFraming(stored, isTyped && !isBegun);
  const note = isBegun ? (isTyped ? brokenNote(shown) : null) : framingNote(framing);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const address = pastedAddress(text);
    if (address === text) return;
    event.preventDefault();
    write(address);
  };
  return (
    <>
      <TextInput
        size="xs"
        type="url"
        inputMode="url"
        aria-labelledby={labelId}
        aria-describedby={noteId}
        error={note?.isError === true}
        value={shown}
        placeholder={t(
          property.origin.kind === 'mixed' ? 'EDITOR.MIXED' : 'EDITOR.LINK.URL_EXAMPLE',
        )}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onPaste={paste}
        onBlur={() => write(finishedAddress(shown.trim()))}
        rightSection={framing === 'asking' && !isBegun && <Loader size={12} aria-hidden />}
      />
      <p
        id={noteId}
        role="status"
        className="pl-frame-url-note"
        data-error={note?.isError}
        data-testid="framing-note"
      >
        {note && t(note.text, { count: FRAME_URL_MAX })}
      </p>
    </>
  );
}

/** Whether a URL allows embedding; fetched once the URL is complete. */
function useFraming(address: string, isComplete: boolean) {
  const session = useSession();
  const { ports } = useServices();
  const book = embeddableStore(session);
  const known = useStore(book.results, (answers) => answers.get(address));
  useEffect(() => {
    if (isComplete && address !== '') book.check(address, ports.checkFraming);
  }, [isComplete, address, book, ports]);
  return known ?? (isComplete && address !== '' ? 'asking' : undefined);
}

type Note = { readonly text: MessageKey; readonly isError: boolean };

const brokenNote = (text: string): Note => ({
  text: isTooLong(text)
    ? 'COMMON.VALIDATION.STRING_LENGTH_TOO_LONG'
    : 'COMMON.VALIDATION.INCORRECT_URL',
  isError: true,
});

function framingNote(framing: ReturnType<typeof useFraming>): Note | null {
  if (framing === 'not') return { text: 'MODULE.EDITOR.IFRAME_NOT_ALLOWED', isError: true };
  return framing === 'unknown' ? { text: 'EDITOR.FRAMING_UNKNOWN', isError: false } : null;
}

export const controlKind: ControlDefinition<'frame_url'> = {
  Field: FrameUrlField,
  keepsState: true,
};
