import type { WidgetData } from '../kit/view.ts';
import type { CountdownProperties } from './schema.ts';

export const data: WidgetData<CountdownProperties, 'clock'> = ({ type, event }) =>
  type === 'event' && event ? { source: 'clock', until: event.at } : null;
