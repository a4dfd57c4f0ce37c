import { Button, Group, Text, Title } from '@mantine/core';
import type { ThemeRecord } from '@plinth/contract';
import { useT } from '@plinth/i18n/react';
import { IconButton, StatusChip } from '@plinth/ui';
import { IconDownload, IconPalette, IconPhoto, IconTrash } from '@tabler/icons-react';
import { ThemeVersion } from './theme-version.tsx';
import type { ThemeVersions } from './use-theme-versions.ts';

type ThemeCardProps = {
  readonly theme: ThemeRecord;
  readonly versions: ThemeVersions;
  readonly onView: () => void;
  readonly onTry: () => void;
  readonly onActivate: () => void;
  readonly onExport: () => void;
  readonly onDelete: () => void;
};

const HomePage = ({ previews }: Pick<ThemeRecord, 'previews'>) =>
  previews ? (
    <img src={previews.desktop} alt="" loading="lazy" decoding="async" draggable={false} />
  ) : (
    <IconPalette size={48} aria-hidden />
  );

/** The home page of the theme, which opens the pictures of its pages. */
const Screenshot = ({ theme, onView }: Pick<ThemeCardProps, 'theme' | 'onView'>) => {
  const t = useT();
  const { name, previews, gallery } = theme;
  if (gallery.length === 0) {
    return (
      <div className="theme-screenshot">
        <HomePage previews={previews} />
      </div>
    );
  }
  return (
    <button
      type="button"
      className="theme-screenshot"
      onClick={onView}
      aria-label={t('MODULE.THEMES.GALLERY_ONE', { name })}
    >
      <HomePage previews={previews} />
      <span className="theme-view" aria-hidden>
        <IconPhoto size={16} />
        {t('MODULE.THEMES.GALLERY', { count: gallery.length })}
      </span>
    </button>
  );
};

const Palette = ({ colors }: Pick<ThemeRecord, 'colors'>) => {
  const t = useT();
  return (
    <ul className="theme-colors" aria-label={t('MODULE.THEMES.COLORS')}>
      {[...new Set(colors)].map((color) => (
        <li key={color} style={{ background: color }} aria-label={color} />
      ))}
    </ul>
  );
};

const Actions = ({ theme, onTry, onActivate, onExport, onDelete }: ThemeCardProps) => {
  const t = useT();
  const { name, is_active, is_compatible, is_shipped } = theme;
  return (
    <Group gap="sm" className="theme-actions">
      {!is_active && (
        <Button
          size="compact-md"
          disabled={!is_compatible}
          onClick={onActivate}
          aria-label={t('MODULE.THEMES.ACTIVATE_ONE', { name })}
        >
          {t('MODULE.THEMES.ACTIVATE')}
        </Button>
      )}
      {!is_active && is_compatible && (
        <Button
          variant="default"
          size="compact-md"
          onClick={onTry}
          aria-label={t('MODULE.THEMES.TRY_ONE', { name })}
        >
          {t('MODULE.THEMES.TRY')}
        </Button>
      )}
      {is_compatible && (
        <Button
          variant="subtle"
          size="compact-md"
          leftSection={<IconDownload size={16} />}
          onClick={onExport}
          aria-label={t('MODULE.THEMES.EXPORT_ONE', { name })}
        >
          {t('MODULE.THEMES.EXPORT')}
        </Button>
      )}
      {!is_active && !is_shipped && (
        <IconButton
          label={t('MODULE.THEMES.DELETE', { name })}
          icon={<IconTrash size={16} />}
          onClick={onDelete}
        />
      )}
    </Group>
  );
};

/** A theme, with how its home page looks. */
export const ThemeCard = (props: ThemeCardProps) => {
  const t = useT();
  const { theme } = props;
  const { name, description, colors, fonts, pages, is_active } = theme;
  const facts = [
    fonts.join(', '),
    ...(pages.length > 0 ? [t('MODULE.THEMES.PAGES', { count: pages.length })] : []),
  ];
  return (
    <li className="theme-card" aria-label={name} data-testid="theme">
      <Screenshot theme={theme} onView={props.onView} />
      <div className="theme-facts">
        <Group justify="space-between" wrap="nowrap" gap="xs">
          <Title order={2} size="h4" className="theme-name">
            {name}
          </Title>
          {is_active && <StatusChip tone="success" label={t('MODULE.THEMES.ACTIVE')} />}
        </Group>
        <ThemeVersion theme={theme} versions={props.versions} />
        <Palette colors={colors} />
        {description !== '' && <Text size="sm">{description}</Text>}
        <Text size="sm" c="dimmed">
          {facts.filter((fact) => fact !== '').join(' · ')}
        </Text>
        <Actions {...props} />
      </div>
    </li>
  );
};
