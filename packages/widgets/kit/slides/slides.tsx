import { Children, isValidElement, type ReactNode } from 'react';
import { AvailableWidth } from '../available-width.ts';
import { Icon } from '../icons.tsx';
import type { RootAttributes, SiteContext } from '../view.ts';
import type { SlidesProperties } from './options.ts';
import { SlideContext } from './slide-context.ts';

type SlidesProps = {
  readonly properties: SlidesProperties;
  readonly root: RootAttributes;
  readonly site: SiteContext;
  /** How the next slide appears. */
  readonly transition: 'fade' | 'slide';
  /** Slides that are visible at once on desktop. */
  readonly visible?: number;
  /** Slides that an arrow moves by. */
  readonly step?: number;
  readonly children?: ReactNode;
};

/** Attributes for the script `slides`. */
const scriptAttributes = ({ properties, site, transition, step = 1 }: SlidesProps) => ({
  'data-slides': transition,
  'data-step': step,
  'data-loops': properties.loops ? '' : undefined,
  ...(properties.autoplay && {
    'data-duration': properties.duration,
    'data-stops': properties.stops_on_click ? '' : undefined,
    'data-play': site.text('VISITOR.SLIDES.PLAY'),
    'data-pause': site.text('VISITOR.SLIDES.PAUSE'),
  }),
});

const Arrow = ({ name, label }: { readonly name: string; readonly label: string }) => (
  <button type="button" className={`moto-slides-arrow moto-slides-${name}`} aria-label={label}>
    <Icon name="chevron_right" />
  </button>
);

type DotsProps = { readonly count: number; readonly step: number; readonly site: SiteContext };

const Dots = ({ count, step, site }: DotsProps) => (
  <div className="moto-slides-dots">
    {Array.from({ length: Math.ceil(count / step) }, (_, index) => {
      const place = index * step + 1;
      return (
        <button
          key={place}
          type="button"
          aria-label={`${site.text('VISITOR.SLIDES.SLIDE')} ${place}`}
          aria-current={index === 0 ? 'true' : undefined}
        />
      );
    })}
  </div>
);

/** The pause button is the first one, as visitors have to find it before slides move on. */
const Controls = ({ properties, site, step = 1, count }: SlidesProps & { count: number }) => (
  <>
    {(properties.autoplay || properties.has_dots) && (
      <div className="moto-slides-bar">
        {properties.autoplay && (
          <button
            type="button"
            className="moto-slides-pause"
            aria-label={site.text('VISITOR.SLIDES.PAUSE')}
          />
        )}
        {properties.has_dots && <Dots {...{ count, step, site }} />}
      </div>
    )}
    {properties.has_arrows && (
      <>
        <Arrow name="previous" label={site.text('VISITOR.SLIDES.PREVIOUS')} />
        <Arrow name="next" label={site.text('VISITOR.SLIDES.NEXT')} />
      </>
    )}
  </>
);

/**
 * Slides in a row that scrolls and snaps. The script `slides` adds the controls, and fades. Follows
 * the carousel pattern of the ARIA Authoring Practices Guide.
 */
export const Slides = (props: SlidesProps) => {
  const { properties, root, site, visible = 1 } = props;
  const { label, captions, ratio } = properties;
  const slides = Children.toArray(props.children).filter(isValidElement);
  const width = AvailableWidth.use() / visible;
  const count = slides.length;
  if (count === 0) return <div {...root} />;
  const isOne = count === 1;
  return (
    <div {...root}>
      <AvailableWidth.Provider value={width}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields */}
        <div
          className="moto-slides"
          role="group"
          aria-roledescription={site.text('VISITOR.SLIDES.CAROUSEL')}
          aria-label={label || site.text('VISITOR.SLIDES.LABEL')}
          {...(!isOne && scriptAttributes(props))}
        >
          {!isOne && <Controls {...props} count={count} />}
          <div
            className={`moto-slides-list moto-slides-${captions}`}
            tabIndex={isOne ? undefined : 0}
          >
            {slides.map((slide, index) => (
              <SlideContext.Provider
                key={slide.key}
                value={{ captions, ratio, place: index + 1, count }}
              >
                {slide}
              </SlideContext.Provider>
            ))}
          </div>
        </div>
      </AvailableWidth.Provider>
    </div>
  );
};
