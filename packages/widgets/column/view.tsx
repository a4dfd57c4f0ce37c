import { AvailableWidth } from '../kit/available-width.ts';
import { BackgroundLayer } from '../kit/background.tsx';
import type { ViewProps } from '../kit/view.ts';
import type { ColumnProperties } from './schema.ts';

export const View = ({ id, properties, root, site, children }: ViewProps<ColumnProperties>) => {
  const link = site.link(properties.link);
  const width = AvailableWidth.use() * (properties.width.desktop / 12);
  return (
    <div {...root}>
      <AvailableWidth.Provider value={width}>
        <BackgroundLayer id={id} background={properties.background} site={site} />
        {children}
      </AvailableWidth.Provider>
      {link && (
        <a
          {...link}
          href={link.href}
          className="moto-column-link"
          aria-label={properties.link_label || link.href}
        />
      )}
    </div>
  );
};
