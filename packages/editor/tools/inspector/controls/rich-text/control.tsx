import { Button } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { IconPencil } from '@tabler/icons-react';
import { editInlineText } from '../../../../core/commands/edit-inline-text.ts';
import { useSession } from '../../../../core/session/context.ts';
import type { ControlDefinition, WidgetFieldProps } from '../../control-definition.ts';

/** Text is edited on the page; this button opens it for keyboard users. */
export function RichTextField({ id }: WidgetFieldProps<'rich_text'>) {
  const t = useT();
  const session = useSession();
  return (
    <Button
      size="xs"
      variant="default"
      leftSection={<IconPencil size={14} />}
      onClick={() => editInlineText(session, id)}
    >
      {t('EDITOR.EDIT_TEXT')}
    </Button>
  );
}

export const controlKind: ControlDefinition<'rich_text'> = {
  Field: RichTextField,
  readsWidget: true,
  hidesValue: true,
  share: () => null,
};
