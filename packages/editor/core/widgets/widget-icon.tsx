import { ICONS } from '@plinth/widgets/inspectors';

/** The widget's icon in the color of the surrounding text. */
export const WidgetIcon = ({
  widget,
  size = 16,
}: {
  readonly widget: string;
  readonly size?: number;
}) => (
  <svg
    className="pl-widget-icon"
    aria-hidden="true"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {ICONS[widget]?.map(([Tag, attributes]) => (
      <Tag key={Object.values(attributes).join(' ')} {...attributes} />
    ))}
  </svg>
);
