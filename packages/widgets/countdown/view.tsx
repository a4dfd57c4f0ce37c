import { Fragment } from 'react';
import { type CountdownViewProps, type End, endOf } from './end.ts';
import { type Count, countsBetween, countText, unitName } from './units.ts';

type UnitsProps = {
  readonly counts: readonly Count[];
  readonly delimiter: string;
  readonly language: string;
};

const Units = ({ counts, delimiter, language }: UnitsProps) => (
  <div className="moto-countdown-units">
    {counts.map((each, index) => (
      <Fragment key={each.unit}>
        {index > 0 && delimiter !== '' && (
          <span className="moto-countdown-delimiter" aria-hidden="true">
            {delimiter}
          </span>
        )}
        <span className="moto-countdown-unit">
          <span className="moto-countdown-number">{countText(each.count, language)}</span>{' '}
          <span className="moto-countdown-label">{unitName(each, language)}</span>
        </span>
      </Fragment>
    ))}
  </div>
);

const EndText = ({ text, dateTime }: End) => (
  <time className="moto-countdown-end" dateTime={dateTime}>
    {text}
  </time>
);

/** What the client script needs, if it has anything to do. */
function scriptAttributes({ properties, site }: CountdownViewProps, { attributes, isOver }: End) {
  const { on_end, units } = properties;
  const href = on_end === 'redirect' ? site.link(properties.link)?.href : undefined;
  const hides = on_end === 'hide';
  const isStill = isOver || (units.length === 0 && !hides);
  if (isStill && href === undefined) return { 'data-shown': '' };
  return {
    ...attributes,
    'data-units': units.join(' '),
    'data-hides': hides ? '' : undefined,
    'data-redirect': href,
  };
}

export const View = (props: CountdownViewProps) => {
  const { properties, root, site } = props;
  const { units, delimiter, on_end } = properties;
  const end = endOf(props);
  if (!end) return <div {...root} />;
  return (
    <div {...root} hidden={(end.isOver && on_end === 'hide') || undefined}>
      <div
        className="moto-countdown"
        role="timer"
        aria-label={site.text('VISITOR.COUNTDOWN.LABEL')}
        {...scriptAttributes(props, end)}
      >
        {units.length > 0 && (
          <Units
            counts={countsBetween(0, end.rest, units)}
            {...{ delimiter, language: site.language }}
          />
        )}
        <EndText {...end} />
      </div>
    </div>
  );
};
