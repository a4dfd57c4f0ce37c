import { z } from 'zod';
import { defineSettings } from './define-settings.ts';

const NAMED_FLAGS = {
  allow_code_injection: z.boolean().default(true),
  engine_dashboard: z.boolean().default(true),
  theme_widget_social_links_extended: z.boolean().default(true),
  cp_tutorial_center: z.boolean().default(false),
};

/** Each widget and each preset group has its own flag. The server knows their names. */
const WIDGET_OR_PRESETS = /^theme_(?:widget|presets)_[a-z0-9_]{1,64}$/;

const schema = z
  .object(NAMED_FLAGS)
  .catchall(z.boolean())
  .superRefine((flags, context) => {
    for (const name of Object.keys(flags))
      if (!Object.hasOwn(NAMED_FLAGS, name) && !WIDGET_OR_PRESETS.test(name))
        context.addIssue({ code: 'custom', path: [name], message: 'unknownField' });
  });

export const featureSettings = defineSettings('features', schema);
