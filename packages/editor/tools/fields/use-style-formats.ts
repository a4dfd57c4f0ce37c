import type { TextStyleProperties } from '@plinth/model';
import type { TextStyle } from '../../core/design/design-store.ts';
import { setTextStyle } from '../../core/design/text-style-commands.ts';
import { useSession } from '../../core/session/context.ts';
import { useReport } from '../../core/steps/use-report.ts';

type Formats = TextStyleProperties[keyof TextStyleProperties];

/** Without removed values, and undefined if no value is left. */
function withoutRemoved(formats: Formats): Formats {
  const kept = Object.entries(formats ?? {}).filter(([, value]) => value !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** Returns a function that gives a text style other formats; those that are undefined are removed. */
export function useStyleFormats(style: TextStyle): (properties: TextStyleProperties) => void {
  const session = useSession();
  const report = useReport();
  return (properties) => {
    const kept = Object.entries(properties).map(([name, each]) => [name, withoutRemoved(each)]);
    report(setTextStyle(session, style, Object.fromEntries(kept)));
  };
}
