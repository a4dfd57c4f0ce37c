import { ICONS } from '@plinth/widgets/inspectors';
import './widget-icon.css';

/** The widget's own picture, drawn in the colour of the text around it. */
export function WidgetIcon({
  widget,
  size = 16,
}: {
  readonly widget: string;
  readonly size?: number;
}) {
  const mask = `url("data:image/svg+xml,${encodeURIComponent(ICONS[widget] ?? '')}")`;
  return (
    <span
      className="pl-widget-icon"
      aria-hidden="true"
      style={{ width: size, height: size, maskImage: mask, WebkitMaskImage: mask }}
    />
  );
}
