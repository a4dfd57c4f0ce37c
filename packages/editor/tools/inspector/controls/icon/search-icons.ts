import { keyPart, type Translate } from '@plinth/i18n';
import { ICON_NAMES } from '@plinth/widgets/kit';

/** Icons whose name or one of its synonyms has a word that begins with the search; all without one. */
export function searchIcons(t: Translate, search: string): typeof ICON_NAMES {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return ICON_NAMES;
  return ICON_NAMES.filter((icon) => {
    const key = keyPart(icon);
    const words = `${t(`WIDGET.ICON.${key}`)}, ${t(`EDITOR.ICON_SYNONYMS.${key}`)}`.toLowerCase();
    return ` ${words.replaceAll(',', ' ')}`.includes(` ${wanted}`);
  });
}
