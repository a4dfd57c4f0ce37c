const LINE = 16;

/** What a wheel scrolls by in px, also where it counts lines or pages. */
function pixels({ deltaX, deltaY, deltaMode }: WheelEvent, page: Window) {
  const isPage = deltaMode === WheelEvent.DOM_DELTA_PAGE;
  const unit = isPage ? page.innerHeight : deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1;
  return { left: deltaX * unit, top: deltaY * unit };
}

/** Scrolls the page with the wheel over what is drawn above it, such as a toolbar. */
export function scrollBelow(stage: HTMLElement, page: Window): () => void {
  const scroll = (event: WheelEvent) => {
    const overlay = (event.target as Element).closest('.pl-overlay');
    if (overlay && !event.ctrlKey && !event.defaultPrevented) page.scrollBy(pixels(event, page));
  };
  stage.addEventListener('wheel', scroll, { passive: true });
  return () => stage.removeEventListener('wheel', scroll);
}
