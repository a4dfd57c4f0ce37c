import { ICONS } from '@plinth/widgets/inspectors';
import './widget-icon.css';

/** The widget's icon in the color of the surrounding text. */
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
