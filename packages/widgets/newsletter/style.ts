import { formStyle } from '../kit/style/form-style.ts';
import type { WidgetStyle } from '../kit/view.ts';
import type { NewsletterProperties } from './schema.ts';

export const style: WidgetStyle<NewsletterProperties> = (properties) => formStyle(properties);
