import type { WidgetData } from '../kit/view.ts';
import type { BackToTopProperties } from './schema.ts';

export const data: WidgetData<BackToTopProperties, 'site'> = () => ({ source: 'site' });
