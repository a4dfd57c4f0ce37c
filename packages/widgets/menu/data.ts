import type { WidgetData } from '../kit/view.ts';
import type { MenuProperties } from './schema.ts';

export const data: WidgetData<MenuProperties, 'menu'> = ({ menu_id }) =>
  menu_id === null ? null : { source: 'menu', id: menu_id };
