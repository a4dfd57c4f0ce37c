import type { RulesLookup } from './definition.ts';

const FLAG = 'theme_widget_';

/** The widgets that feature flags turn off. */
export const disabledWidgets = (features: {
  readonly [flag: string]: boolean;
}): ReadonlySet<string> =>
  new Set(
    Object.entries(features).flatMap(([flag, isOn]) =>
      !isOn && flag.startsWith(FLAG) ? [flag.slice(FLAG.length)] : [],
    ),
  );

/** The rules of all widgets, where those that a site has turned off say so. */
export const withDisabled =
  (lookup: RulesLookup, disabled: ReadonlySet<string>): RulesLookup =>
  (name) => {
    const rules = lookup(name);
    return rules && disabled.has(name) ? { ...rules, enabled: false } : rules;
  };
