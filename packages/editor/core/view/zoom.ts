import type { UiStore } from './ui-store.ts';
import { nextZoom, OVERVIEW_ZOOM } from './zoom-steps.ts';

export const zoomTo = (ui: UiStore, zoom: number | 'fit'): void => ui.setState({ zoom });

export const zoomBy = (ui: UiStore, direction: 1 | -1): void =>
  ui.setState(({ shownZoom }) => ({ zoom: nextZoom(shownZoom, direction) }));

/** Toggles between an overview of several sections and fitting the page. */
export const toggleOverview = (ui: UiStore): void =>
  ui.setState(({ zoom }) => ({
    zoom: zoom === OVERVIEW_ZOOM ? 'fit' : OVERVIEW_ZOOM,
  }));
