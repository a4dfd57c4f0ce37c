import type { CSSProperties } from 'react';
import { textDirection } from '../kit/rich-text/direction.ts';
import type { ViewProps } from '../kit/view.ts';
import type { CompletionBar, CompletionBarsProperties } from './schema.ts';
import { barVariables } from './style.ts';

/** Values as CSS variables. Null values inherit. */
const ownColors = (bar: CompletionBar): CSSProperties | undefined =>
  bar.bar_color === null && bar.track_color === null
    ? undefined
    : (Object.fromEntries(
        Object.entries(barVariables(bar)).filter(([, value]) => value !== null),
      ) as CSSProperties);

const fill = ({ value }: CompletionBar) => ({ '--moto-bar-size': `${value}%` }) as CSSProperties;

export const View = ({ properties, root, editable, site }: ViewProps<CompletionBarsProperties>) => {
  const percent = new Intl.NumberFormat(site.language || undefined, { style: 'percent' });
  const bars = properties.items
    .map((bar, index) => ({ ...bar, index, text: percent.format(bar.value / 100) }))
    .filter(({ is_hidden }) => !is_hidden);
  if (bars.length === 0) return <div {...root} />;
  return (
    <div {...root}>
      <ul className="moto-bars" data-completion-bars={properties.is_animated ? '' : undefined}>
        {bars.map((bar) => (
          <li key={bar.index} style={ownColors(bar)}>
            <div className="moto-bar-head" aria-hidden="true">
              {bar.label && (
                <span
                  className="moto-bar-label"
                  dir={textDirection(bar.label)}
                  {...editable(`items.${bar.index}.label`)}
                >
                  {bar.label}
                </span>
              )}
              {properties.has_values && <span className="moto-bar-value">{bar.text}</span>}
            </div>
            <div className="moto-bar">
              <meter min={0} max={100} value={bar.value} aria-label={bar.label || bar.text}>
                {bar.text}
              </meter>
              <div style={fill(bar)} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
};
