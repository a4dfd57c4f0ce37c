import type { UiStore } from './ui-store.ts';
import { nextZoom, OVERVIEW_ZOOM } from './zoom-steps.ts';

export const zoomTo = (ui: UiStore, zoom: number | 'fit'): void =>
  ui.setState({ zoom, isPanelZoom: false });

export const zoomBy = (ui: UiStore, direction: 1 | -1): void =>
  ui.setState(({ shownZoom }) => ({
    zoom: nextZoom(shownZoom, direction),
    isPanelZoom: false,
  }));

/** Toggles between an overview of several sections and fitting the page. */
export const toggleOverview = (ui: UiStore): void =>
  ui.setState(({ zoom }) => ({
    zoom: zoom === OVERVIEW_ZOOM ? 'fit' : OVERVIEW_ZOOM,
    isPanelZoom: false,
  }));

/** Zooms while a panel is open, or back when it closes, without an announcement. */
export const zoomForPanel = (ui: UiStore, zoom: number | 'fit'): void =>
  ui.setState({ zoom, isPanelZoom: true });
