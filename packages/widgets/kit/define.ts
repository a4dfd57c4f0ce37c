import type { WidgetDefinition } from '@plinth/model';
import type { ZodObject } from 'zod';

/** Declares a widget, preserving the type of its properties for `z.infer`. */
export const defineWidget = <S extends ZodObject>(
  definition: WidgetDefinition & { readonly properties: S },
): WidgetDefinition & { readonly properties: S } => definition;
