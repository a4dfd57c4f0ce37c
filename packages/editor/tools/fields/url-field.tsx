import { Loader, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import type { MessageKey } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { FRAME_URL_MAX } from '@plinth/model';
import { type ClipboardEvent, useId, useRef, useState } from 'react';
import { finishedAddress, pastedAddress } from './typed-address.ts';
import './url-field.css';

/** Debounce in ms before a typed URL is checked. */
const DEBOUNCE_MS = 600;

/** A text below the field. */
export type UrlNote = { readonly text: MessageKey; readonly isError: boolean };

type UrlFieldProps = {
  readonly value: string;
  /** undefined: an empty field. */
  readonly onChange: (url: string | undefined) => void;
  readonly isMixed: boolean;
  readonly labelId: string;
  /** Why a text can't be stored. Null if it can, or if it's empty. */
  readonly refusal: (text: string) => MessageKey | null;
  /** About the stored URL. */
  readonly note: UrlNote | null;
  readonly isBusy: boolean;
  /** What a whole URL is stored as, such as the player of a video. */
  readonly finish?: (url: string) => string;
};

/** Whether the user has stopped typing. */
export function useIsQuiet(text: string): boolean {
  const [quiet] = useDebouncedValue(text, DEBOUNCE_MS);
  return quiet === text;
}

type Draft = { readonly text: string; readonly over: string };

/** Keeps text that isn't a valid URL yet in the field until the stored URL changes otherwise. */
function useDraft({ value, onChange, refusal }: UrlFieldProps) {
  const [draft, setDraft] = useState<Draft | null>(null);
  const isBegun = draft !== null && draft.over === value;
  return {
    shown: isBegun ? draft.text : value,
    isBegun,
    write: (text: string) => {
      const isWhole = text === '' || refusal(text) === null;
      setDraft(isWhole ? null : { text, over: value });
      if (isWhole && text !== value) onChange(text === '' ? undefined : text);
    },
  };
}

/** A URL of another site, typed or pasted, also as an embed code. */
export function UrlField(props: UrlFieldProps) {
  const { isMixed, labelId, refusal, isBusy, finish = (url: string) => url } = props;
  const t = useT();
  const noteId = useId();
  const { shown, isBegun, write } = useDraft(props);
  const isTyped = useRef(false);
  const isQuiet = useIsQuiet(shown);
  const refused = isBegun && isQuiet ? refusal(shown) : null;
  const note = isBegun ? refused && { text: refused, isError: true } : props.note;
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain');
    const address = pastedAddress(text);
    if (address === null) return;
    event.preventDefault();
    write(finish(address));
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
        placeholder={t(isMixed ? 'EDITOR.MIXED' : 'EDITOR.LINK.URL_EXAMPLE')}
        onChange={({ currentTarget }) => {
          isTyped.current = true;
          write(currentTarget.value);
        }}
        onPaste={paste}
        onBlur={() => {
          // A stored URL that was only looked at stays as it is written.
          if (isTyped.current) write(finish(finishedAddress(shown)));
          isTyped.current = false;
        }}
        rightSection={isBusy && !isBegun && <Loader size={12} aria-hidden />}
      />
      <p
        id={noteId}
        role="status"
        className="pl-url-note"
        data-error={note?.isError}
        data-testid="url-note"
      >
        {note && t(note.text, { count: FRAME_URL_MAX })}
      </p>
    </>
  );
}
