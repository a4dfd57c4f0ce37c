import type { WidgetData } from '../kit/view.ts';
import type { SocialLinksProperties } from './schema.ts';

export const data: WidgetData<SocialLinksProperties, 'profiles'> = ({ items }) =>
  items.length === 0 ? { source: 'profiles' } : null;
