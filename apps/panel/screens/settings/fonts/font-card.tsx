import { Badge, Button, Group, Text, Title } from '@mantine/core';
import type { FontRecord } from '@plinth/contract';
import { keyPart } from '@plinth/i18n';
import { useFormat, useT } from '@plinth/i18n/react';
import { shownLetters } from '@plinth/model';
import { IconButton, StatusChip } from '@plinth/ui';
import { IconAdjustmentsHorizontal, IconAlertTriangle, IconTrash } from '@tabler/icons-react';
import { fontSize, styleText, subsetText } from './describe-font.ts';

type FontCardProps = {
  readonly font: FontRecord;
  readonly sample: string;
  readonly onChoose: () => void;
  readonly onDelete: () => void;
};

/** Where a font is used, or why it can't be deleted although nothing uses it. */
const Uses = ({ font }: { readonly font: FontRecord }) => {
  const t = useT();
  const names = font.used_by.map(({ name }) => name);
  if (names.length > 0)
    return <Text size="sm">{t('MODULE.FONTS.USED_BY', { names: names.join(', ') })}</Text>;
  return (
    <Text size="sm" c="dimmed">
      {t('MODULE.FONTS.UNUSED')}
    </Text>
  );
};

const DeleteButton = ({ font, onDelete }: Pick<FontCardProps, 'font' | 'onDelete'>) => {
  const t = useT();
  const { name, used_by, is_protected } = font;
  const names = used_by.map((style) => style.name).join(', ');
  const reason =
    names === ''
      ? t('MODULE.FONTS.THEME_PROTECTED', { name })
      : t('MODULE.FONTS.USE_PROTECTED', { name, names });
  return (
    <IconButton
      label={is_protected ? reason : t('MODULE.FONTS.DELETE', { name })}
      icon={<IconTrash size={16} />}
      disabled={is_protected}
      onClick={onDelete}
      data-tip-on-focus
    />
  );
};

/** A font of the site, shown in itself. */
export const FontCard = ({ font, sample, onChoose, onDelete }: FontCardProps) => {
  const t = useT();
  const format = useFormat();
  const size = fontSize(font);
  return (
    <li className="font-card" aria-label={font.name} data-testid="font">
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Title order={2} size="h4" className="font-name">
          {font.name}
        </Title>
        <StatusChip tone="neutral" label={t(`MODULE.FONTS.SOURCE.${keyPart(font.source)}`)} />
      </Group>
      <p className="font-sample" style={{ fontFamily: `"${font.name}"` }}>
        {sample}
      </p>
      <Group gap={6}>
        {font.subsets.map((subset) => (
          <Badge key={subset} variant="default">
            {subsetText(t, subset)}
          </Badge>
        ))}
      </Group>
      <Text size="sm" c="dimmed">
        {[
          font.styles.map((style) => styleText(t, style)).join(', '),
          ...(size === null ? [] : [format.fileSize(size)]),
        ].join(' · ')}
      </Text>
      {font.missing_letters !== '' && (
        <Text size="sm" className="font-lacks">
          <IconAlertTriangle size={16} aria-hidden />
          {t('MODULE.FONTS.LACKS', { letters: shownLetters(font.missing_letters) })}
        </Text>
      )}
      <Uses font={font} />
      <Group justify="space-between" wrap="nowrap" className="font-actions">
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconAdjustmentsHorizontal size={16} />}
          onClick={onChoose}
          aria-label={t('MODULE.FONTS.CHOOSE_OF', { name: font.name })}
        >
          {t('MODULE.FONTS.CHOOSE')}
        </Button>
        <DeleteButton font={font} onDelete={onDelete} />
      </Group>
    </li>
  );
};
