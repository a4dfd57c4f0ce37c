import { Menu } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { confirm, IconButton } from '@plinth/ui';
import { IconDots } from '@tabler/icons-react';
import { useDesignPort } from '../../core/design/design-context.ts';
import type { Preset } from '../../core/design/design-store.ts';

/** Number of places that change without a question. */
const FEW = 5;

type PresetUpdateProps = {
  readonly preset: Preset;
  /** null while they are counted. */
  readonly uses: number | null;
  readonly update: () => void;
};

/** Makes a widget's settings those of its preset, which can change many places at once. */
export function PresetUpdate({ preset, uses, update }: PresetUpdateProps) {
  const t = useT();
  const { presetPages } = useDesignPort();
  const { id, name } = preset;
  const ask = async (): Promise<boolean> => {
    const pages = id === null ? null : await presetPages(id).catch(() => null);
    return confirm({
      title: t('EDITOR.PRESET.UPDATE_TITLE', { name, count: uses ?? 0 }),
      text:
        pages === null
          ? t('EDITOR.PRESET.UPDATE_ALL')
          : t('EDITOR.PRESET.UPDATE_PAGES', { count: pages }),
      confirmLabel: t('EDITOR.PRESET.UPDATE'),
      cancelLabel: t('COMMON.ACTION.CANCEL'),
    });
  };
  const choose = async () => {
    if ((uses ?? 0) <= FEW || (await ask())) update();
  };
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <IconButton
          size={24}
          label={t('EDITOR.PRESET.MORE')}
          icon={<IconDots size={16} />}
          data-testid="preset-more"
        />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          disabled={uses === null}
          onClick={() => void choose()}
          data-testid="preset-update"
        >
          {t('EDITOR.PRESET.UPDATE')}
          <span className="pl-preset-reach">
            {uses !== null && t('EDITOR.PRESET.UPDATE_REACH', { count: uses })}
          </span>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
