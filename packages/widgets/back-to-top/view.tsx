import type { DataResult } from '@plinth/model';
import { Icon } from '../kit/icons.tsx';
import { textDirection } from '../kit/rich-text/direction.ts';
import { backgroundClasses } from '../kit/style/classes.ts';
import type { ViewProps } from '../kit/view.ts';
import type { BackToTopProperties } from './schema.ts';

type BackToTopViewProps = ViewProps<BackToTopProperties, DataResult<'site'>>;

/** A link, so that it works without the script. Floats if the site's button is a custom one. */
export const View = ({ properties, data, root, editable, site }: BackToTopViewProps) => {
  const { icon, label, duration, offset, is_floating } = properties;
  const isFloating = is_floating || data?.back_to_top === 'custom';
  const name = site.text('VISITOR.BACK_TO_TOP.LABEL');
  return (
    <div {...root} className={isFloating ? `${root.className} moto-floating` : root.className}>
      <a
        href="#top"
        className={['moto-back-to-top', ...backgroundClasses(properties.fill)].join(' ')}
        aria-label={label === '' && icon ? name : undefined}
        data-back-to-top={duration}
        data-offset={isFloating ? offset : undefined}
      >
        {icon && <Icon name={icon} site={site} />}
        {label !== '' && (
          <span dir={textDirection(label)} {...editable('label')}>
            {label}
          </span>
        )}
        {label === '' && !icon && name}
      </a>
    </div>
  );
};
