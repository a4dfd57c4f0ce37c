import { useT } from '@plinth/i18n/react';
import { useDesignState } from '../core/design/design-context.ts';

/** Styles of the site that are neither text styles nor backgrounds, if it has any. */
export function OtherStyles() {
  const t = useT();
  const stored = useDesignState((state) => state.stored.styles);
  const others = stored.filter(({ type }) => type === 'other');
  if (others.length === 0) return null;
  return (
    <section className="pl-other-styles" data-testid="other-styles">
      <h3>{t('EDITOR.STYLES.OTHERS')}</h3>
      <p>{t('EDITOR.STYLES.OTHERS_HINT')}</p>
      <ul>
        {others.map(({ id, name, class_name }) => (
          <li key={id}>
            {name} <code>{class_name}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
