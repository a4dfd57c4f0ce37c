import { Icon } from '../kit/icons.tsx';
import { textDirection } from '../kit/rich-text/direction.ts';
import { backgroundClasses } from '../kit/style/classes.ts';
import type { ViewProps } from '../kit/view.ts';
import type { ButtonProperties } from './schema.ts';

const linkClass = ({ size, is_full_width, fill }: ButtonProperties): string =>
  [
    'moto-button',
    ...(size === 'medium' ? [] : [`moto-button-${size}`]),
    ...(is_full_width ? ['moto-button-wide'] : []),
    ...backgroundClasses(fill),
  ].join(' ');

export const View = ({ properties, root, editable, site }: ViewProps<ButtonProperties>) => {
  const { icon, icon_position, label } = properties;
  const link = site.link(properties.link);
  return (
    <div {...root}>
      <a
        {...link}
        href={link?.href}
        className={linkClass(properties)}
        dir={textDirection(label)}
        {...editable('label')}
      >
        {icon && icon_position === 'left' && <Icon name={icon} site={site} />}
        {label}
        {icon && icon_position === 'right' && <Icon name={icon} site={site} />}
      </a>
    </div>
  );
};
