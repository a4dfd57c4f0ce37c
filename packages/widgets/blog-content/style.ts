import { frameStyle } from '../kit/style/box-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { BlogContentProperties } from './schema.ts';

export const style: WidgetStyle<BlogContentProperties> = ({ frame }) => frameStyle(frame);
