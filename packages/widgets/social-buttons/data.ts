import type { WidgetData } from '../kit/view.ts';
import type { SocialButtonsProperties } from './schema.ts';

/** The URL of the current page. Generated pages have none, so that the site is shared. */
export const data: WidgetData<SocialButtonsProperties, 'url'> = ({ shared_page }, { owner }) =>
  shared_page === 'current' && owner !== null ? { source: 'url', to: owner } : null;
