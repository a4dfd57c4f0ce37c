import { formStyle } from '../kit/style/form-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { ContactFormProperties } from './schema.ts';

export const style: WidgetStyle<ContactFormProperties> = (properties) => formStyle(properties);
