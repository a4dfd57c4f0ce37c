import { DisclosureGroupContext } from '../kit/disclosure-group.ts';
import type { ViewProps } from '../kit/view.ts';
import type { AccordionProperties } from './schema.ts';

export const View = ({ id, properties, scope, root, children }: ViewProps<AccordionProperties>) => {
  const isExpanded = properties.mode === 'all_expanded';
  const name = isExpanded ? undefined : `${scope}-${id}`;
  return (
    <div {...root}>
      <DisclosureGroupContext.Provider value={{ name, isExpanded }}>
        {children}
      </DisclosureGroupContext.Provider>
    </div>
  );
};
