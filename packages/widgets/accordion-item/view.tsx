import { DisclosureGroupContext } from '../kit/disclosure-group.ts';
import { Icon } from '../kit/icons.tsx';
import { textDirection } from '../kit/rich-text/direction.ts';
import type { ViewProps } from '../kit/view.ts';
import type { AccordionItemProperties } from './schema.ts';

export const View = ({
  properties,
  root,
  editable,
  children,
  site,
}: ViewProps<AccordionItemProperties>) => {
  const { name, isExpanded } = DisclosureGroupContext.use();
  const { title, icon, is_open } = properties;
  return (
    <details {...root} name={name} open={isExpanded || is_open}>
      <summary>
        {icon && <Icon name={icon} site={site} />}
        <span className="moto-accordion-title" dir={textDirection(title)} {...editable('title')}>
          {title.trim() === '' ? site.text('VISITOR.ACCORDION_ITEM.UNTITLED') : title}
        </span>
        <span className="moto-accordion-marker" />
      </summary>
      <div className="moto-accordion-content moto-slot">{children}</div>
    </details>
  );
};
