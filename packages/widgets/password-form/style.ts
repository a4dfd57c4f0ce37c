import { formStyle } from '../kit/style/form-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { PasswordFormProperties } from './schema.ts';

export const style: WidgetStyle<PasswordFormProperties> = (properties) => formStyle(properties);
