import { Button, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconBuildingStore, IconPencil } from '@tabler/icons-react';
import { editInlineText } from '../../../../core/commands/edit-inline-text.ts';
import { htmlText } from '../../../../core/properties/plain-text.ts';
import { factsIn } from '../../../../core/properties/shown-facts.ts';
import { useNode, useSession } from '../../../../core/session/context.ts';
import { useServices } from '../../../../core/session/services.ts';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';
import './control.css';

/** Text is edited on the page; its beginning and the button below it open it there. */
export function RichTextField({ id, path }: WidgetFieldProps<'rich_text'>) {
  const t = useT();
  const session = useSession();
  const html = useNode(id)?.properties[path];
  const { site } = useServices().ports;
  const text = typeof html === 'string' ? htmlText(html) : '';
  const facts = typeof html === 'string' ? factsIn(html) : [];
  const edit = () => editInlineText(session, id);
  return (
    <>
      {text !== '' && (
        <UnstyledButton
          className="pl-text-excerpt"
          tabIndex={-1}
          aria-hidden
          onClick={edit}
          data-testid="text-excerpt"
        >
          {text}
        </UnstyledButton>
      )}
      <Button size="xs" variant="default" leftSection={<IconPencil size={14} />} onClick={edit}>
        {t('EDITOR.EDIT_TEXT')}
      </Button>
      {facts.length > 0 && (
        <Button
          size="xs"
          variant="subtle"
          leftSection={<IconBuildingStore size={14} />}
          onClick={() => site.openScreen('facts')}
          data-testid="edit-site-facts"
        >
          {t('EDITOR.EDIT_SITE_FACTS')}
        </Button>
      )}
    </>
  );
}

export const controlKind: ControlDefinition<'rich_text'> = {
  Field: RichTextField,
  readsWidget: true,
  hidesValue: true,
  isOnPage: true,
  share: () => null,
};
