import { TYPING_TARGET } from '../../core/keyboard/text-fields.ts';

type Frame = { readonly iframe: HTMLIFrameElement; readonly stage: HTMLElement };

/**
 * Makes the stage the only tab stop of the page. Links in the page are inert and skipped, and Enter
 * opens text for editing. Tab inside the page continues from the stage.
 */
export function makeSingleTabStop({ iframe, stage }: Frame, page: Document): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const skipFrame = ({ shiftKey }: KeyboardEvent) => {
    if (shiftKey) return;
    iframe.tabIndex = -1;
    setTimeout(() => iframe.removeAttribute('tabindex'));
  };
  const focusStage = () => stage.focus({ preventScroll: true });

  stage.addEventListener(
    'keydown',
    (event) => {
      const isPage = event.target === stage || (event.target as Element).matches(TYPING_TARGET);
      if (event.key !== 'Tab' || !isPage) return;
      focusStage();
      skipFrame(event);
    },
    { signal },
  );
  page.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Tab' || event.defaultPrevented) return;
      focusStage();
      skipFrame(event);
    },
    { signal },
  );
  page.addEventListener(
    'focusin',
    ({ target }) => {
      const isText = (target as Partial<HTMLElement> | null)?.isContentEditable === true;
      if (!isText) focusStage();
    },
    { signal },
  );
  return () => stop.abort();
}
