import { Button, Text } from '@mantine/core';
import type { NotFoundItem } from '@plinth/contract';
import { useFormat, useT } from '@plinth/i18n/react';
import { IconArrowGuide, IconEyeOff } from '@tabler/icons-react';
import { RelativeTime } from '../../../list/relative-time.tsx';
import { RowMenu } from '../../../list/row-menu.tsx';
import type { useNotFoundActions } from './use-not-found.ts';

type NotFoundRowProps = {
  readonly item: NotFoundItem;
  readonly actions: ReturnType<typeof useNotFoundActions>;
  /** Called before an action that removes the row. */
  readonly onAct: () => void;
  readonly onChoose: () => void;
};

/** A URL that was not found, with one button for what it probably meant. */
export const NotFoundRow = ({ item, actions, onAct, onChoose }: NotFoundRowProps) => {
  const t = useT();
  const format = useFormat();
  const { path, hits, last_seen, referrer, suggestion } = item;
  return (
    <tr className="list-row" data-testid="not-found-row">
      <td className="list-main">
        <div className="redirect-target">
          <Text size="sm" fw={500}>
            {path}
          </Text>
          {referrer !== null && (
            <Text size="xs" c="dimmed">
              {t('MODULE.NOT_FOUND.REFERRER', { name: referrer })}
            </Text>
          )}
        </div>
      </td>
      <td className="list-muted not-found-count">{format.number(hits)}</td>
      <td className="list-muted list-wide-only">
        <RelativeTime time={last_seen} />
      </td>
      <td className="redirect-target not-found-target">
        {suggestion === null ? (
          <Button size="compact-sm" variant="default" onClick={onChoose}>
            {t('MODULE.NOT_FOUND.CHOOSE')}
          </Button>
        ) : (
          <Button
            size="compact-sm"
            variant="light"
            className="wrapping-label"
            onClick={() => {
              onAct();
              void actions.accept(path, suggestion);
            }}
          >
            {t('MODULE.NOT_FOUND.REDIRECT_TO', { name: suggestion })}
          </Button>
        )}
      </td>
      <td className="list-actions">
        <RowMenu
          name={path}
          actions={[
            { label: t('MODULE.NOT_FOUND.CHOOSE'), Icon: IconArrowGuide, run: onChoose },
            {
              ...{ label: t('MODULE.NOT_FOUND.DISMISS'), Icon: IconEyeOff },
              run: () => {
                onAct();
                return actions.dismiss(path);
              },
            },
          ]}
        />
      </td>
    </tr>
  );
};
