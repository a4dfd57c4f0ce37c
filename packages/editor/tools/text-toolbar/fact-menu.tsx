import { Menu, Text } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { type FactName, TEXT_FACT_NAMES } from '@plinth/model';
import { IconButton } from '@plinth/ui';
import { IconAddressBook } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { insertFact } from '../../canvas/text/insert-fact.ts';
import { useServices } from '../../core/session/services.ts';
import { ToolbarMenu } from './toolbar-menu.tsx';

type FactProps = { readonly editor: Editor };

/** Menu items that insert a site fact at the caret. Each shows its current value. */
export function FactItems({ editor }: FactProps) {
  const t = useT();
  const { context: site } = useServices().ports.site;
  const insert = (name: FactName) => {
    editor.commands.focus();
    insertFact(editor, name);
  };
  const currentText = (name: FactName): string => {
    const fact = site.fact(name);
    return fact && !fact.isMissing ? fact.text.replaceAll('\n', ' · ') : t('EDITOR.FACT.MISSING');
  };
  return TEXT_FACT_NAMES.map((name) => (
    <Menu.Item key={name} onClick={() => insert(name)}>
      {t(`EDITOR.FACT.${keyPart(name)}`)}
      <Text size="xs" c="dimmed" lineClamp={2}>
        {currentText(name)}
      </Text>
    </Menu.Item>
  ));
}

/** The site facts as a menu of the toolbar. */
export function FactMenu({ editor }: FactProps) {
  const t = useT();
  return (
    <ToolbarMenu
      editor={editor}
      testId="text-fact-menu"
      width={260}
      target={
        <IconButton
          size={28}
          label={t('EDITOR.FACT.INSERT')}
          icon={<IconAddressBook size={16} />}
          data-testid="text-fact"
        />
      }
    >
      <FactItems editor={editor} />
    </ToolbarMenu>
  );
}
