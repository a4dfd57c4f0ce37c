import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { FONT_CATEGORIES, shownLetters } from '@plinth/model';
import type { ComponentProps } from 'react';
import { useDesignState } from '../../core/design/design-context.ts';
import { useFontCatalog } from '../../core/design/use-font-catalog.ts';
import { ChoiceSelect } from './choice-select.tsx';
import './font-select.css';

type FontSelectProps = Omit<ComponentProps<typeof ChoiceSelect<string>>, 'data' | 'renderOption'>;

/**
 * A choice of the site's fonts and those of the catalog, each shown in itself, and which of them lack
 * letters of the site's language.
 */
export function FontSelect({ value, ...props }: FontSelectProps) {
  const t = useT();
  useFontCatalog();
  const fonts = useDesignState(({ stored }) => stored.fonts);
  const catalog = useDesignState((design) => design.catalog);
  const own = catalog.filter(({ category }) => category === 'own');
  const onSite = [...fonts, ...own].map(({ family }) => family);
  const site = [...new Set([...onSite, ...(value ? [value] : [])])];
  const others = catalog.filter(({ family }) => !site.includes(family));
  const lacking = new Map(catalog.map((font) => [font.family, font.missing_letters]));
  const lacks = (family: string | null | undefined): string | undefined => {
    const letters = lacking.get(family ?? '');
    return letters && t('EDITOR.FONT.LACKS', { letters: shownLetters(letters) });
  };
  const groups = FONT_CATEGORIES.map((category) => ({
    group: t(`EDITOR.FONT.${keyPart(category)}`),
    items: others.flatMap((font) => (font.category === category ? [font.family] : [])),
  }));
  return (
    <ChoiceSelect
      searchable
      maxDropdownHeight={320}
      comboboxProps={{ width: 220, position: 'bottom-start' }}
      data={[{ group: t('EDITOR.FONT.SITE'), items: site }, ...groups].filter(
        ({ items }) => items.length > 0,
      )}
      value={value}
      placeholder={t('EDITOR.STYLES.SYSTEM_FONT')}
      nothingFoundMessage={t('EDITOR.FONT.NONE')}
      description={lacks(value)}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      renderOption={({ option }) => (
        <span>
          <span style={{ fontFamily: `"${option.value}"` }}>{option.label}</span>
          {lacks(option.value) && <span className="pl-font-lacks">{lacks(option.value)}</span>}
        </span>
      )}
      {...props}
    />
  );
}
