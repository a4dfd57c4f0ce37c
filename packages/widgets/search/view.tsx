import { MAX_SITE_SEARCH, SEARCH_FIELD, SEARCH_PATH } from '@plinth/model';
import { Icon } from '../kit/icons.tsx';
import type { EditableAttributes, SiteContext, ViewProps } from '../kit/view.ts';
import { SearchResults } from './results.tsx';
import type { SearchProperties } from './schema.ts';

type ButtonProps = {
  readonly properties: SearchProperties;
  readonly site: SiteContext;
  readonly editable: (path: string) => EditableAttributes;
};

const Button = ({ properties, site, editable }: ButtonProps) => {
  const { button, button_label, icon } = properties;
  if (button === 'none') return null;
  const label = button_label || site.text('VISITOR.SEARCH.SUBMIT');
  const shape = button === 'text' ? null : <Icon name={icon ?? 'search'} site={site} />;
  if (button === 'icon') {
    return (
      <button type="submit" aria-label={label} className="moto-search-icon">
        {shape}
      </button>
    );
  }
  return (
    <button type="submit" className={properties.is_wide_button ? 'moto-form-wide' : undefined}>
      {shape}
      <span {...(button_label === '' ? {} : editable('button_label'))}>{label}</span>
    </button>
  );
};

/** Works without a script: the browser opens the page of results, which has it too. */
export const View = ({
  id,
  scope,
  properties,
  root,
  editable,
  site,
}: ViewProps<SearchProperties>) => {
  const field = `${scope}-${id}-search`;
  const label = properties.label || site.text('VISITOR.SEARCH.LABEL');
  const placeholder = properties.placeholder || (properties.has_labels ? undefined : label);
  const { search } = site;
  return (
    <div {...root}>
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers don’t know the element */}
      <form className="moto-form moto-search" role="search" method="get" action={SEARCH_PATH}>
        <label htmlFor={field} className={properties.has_labels ? undefined : 'moto-form-unseen'}>
          <span {...(properties.label === '' ? {} : editable('label'))}>{label}</span>
        </label>
        <input
          id={field}
          name={SEARCH_FIELD}
          type="search"
          maxLength={MAX_SITE_SEARCH}
          placeholder={placeholder}
          defaultValue={search?.query || undefined}
        />
        <Button {...{ properties, site, editable }} />
      </form>
      {search && scope === 'content' && <SearchResults search={search} site={site} />}
    </div>
  );
};
