import { useEffect } from 'react';
import { writableText } from '../core/commands/edit-inline-text.ts';
import { useSession } from '../core/session/context.ts';

/** Marks the editor while letters write into the selected text, so that tooltips don't offer them. */
export function useLettersWrite(): void {
  const session = useSession();
  useEffect(() => {
    const mark = () =>
      document
        .querySelector('.pl-editor')
        ?.toggleAttribute('data-letters-write', writableText(session) !== null);
    mark();
    return session.ui.subscribe(mark);
  }, [session]);
}
