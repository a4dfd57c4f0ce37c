import { Text, Tooltip, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { memo, type PointerEvent, useState } from 'react';
import { useCanvas } from '../canvas/canvas-context.ts';
import { placeForNew } from '../commands/insert.ts';
import { dragFromPanel } from '../drag/pointer-drag.ts';
import { SearchField } from '../parts/search-field.tsx';
import { useReport } from '../parts/use-report.ts';
import { WidgetIcon } from '../parts/widget-icon.tsx';
import { useSession, useUi } from '../session/context.ts';
import './add-panel.css';
import { insertAndWrite } from './insert-and-write.ts';
import { type Tile, tileGroups } from './tiles.ts';
import { useSynonyms } from './use-synonyms.ts';

/** Every widget as a tile: a click or Enter adds it near the selection, a drag where it is dropped. */
export function AddPanel() {
  const t = useT();
  const [search, setSearch] = useState('');
  const synonyms = useSynonyms();
  const groups = tileGroups(t, search, synonyms);
  return (
    <div className="pl-add" data-testid="add-panel">
      <SearchField
        label={t('EDITOR.ADD.SEARCH')}
        value={search}
        onChange={setSearch}
        data-testid="add-search"
      />
      {groups.length === 0 && (
        <Text size="sm" c="dimmed" ta="center" py="xl">
          {t('EDITOR.ADD.NONE', { search })}
        </Text>
      )}
      {groups.map(({ category, tiles }) => (
        <section key={category} aria-label={t(`WIDGET.CATEGORY.${category.toUpperCase()}`)}>
          <h3 className="pl-add-category">{t(`WIDGET.CATEGORY.${category.toUpperCase()}`)}</h3>
          <div className="pl-tiles">
            {tiles.map((tile) => (
              <WidgetTile key={tile.widget} {...tile} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function WidgetTile(tile: Tile) {
  const session = useSession();
  useUi((ui) => ui.selection);
  const place = placeForNew(session, tile.widget);
  return <TileButton {...tile} reason={'refused' in place ? place.refused : null} />;
}

type TileButtonProps = Tile & { readonly reason: string | null };

/** Drawn anew only where the answer to whether it may be added is another one. */
const TileButton = memo(function TileButton({ widget, name, reason }: TileButtonProps) {
  const t = useT();
  const session = useSession();
  const canvas = useCanvas();
  const report = useReport();
  const add = () => report(insertAndWrite(session, widget), t('EDITOR.ADDED', { widget: name }));
  const press = ({ nativeEvent }: PointerEvent) => {
    if (canvas && nativeEvent.button === 0)
      dragFromPanel(canvas, nativeEvent, { widget, id: null });
  };
  return (
    <Tooltip label={reason ? t(`EDITOR.REFUSAL.${reason}`) : ''} disabled={reason === null}>
      <UnstyledButton
        className="pl-tile"
        aria-disabled={reason !== null || undefined}
        onClick={add}
        onPointerDown={press}
        data-testid={`tile-${widget}`}
      >
        <WidgetIcon widget={widget} size={24} />
        <span>{name}</span>
      </UnstyledButton>
    </Tooltip>
  );
});
