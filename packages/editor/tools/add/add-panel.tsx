import { Button, Text, UnstyledButton } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { memo, type PointerEvent, useMemo, useState } from 'react';
import { dragFromPanel } from '../../canvas/drag/pointer-drag.ts';
import { useCanvas } from '../../canvas/frame/canvas-context.ts';
import { AddPlaceNote } from '../../canvas/overlay/add-place-note.tsx';
import { usePlaceOnHover } from '../../canvas/overlay/use-shown-place.ts';
import { newWidgetDrag } from '../../core/commands/dragged.ts';
import { insertPosition } from '../../core/commands/insert.ts';
import { useSession, useUi } from '../../core/session/context.ts';
import { useUiAfterPaint } from '../../core/session/use-ui-after-paint.ts';
import { type Refusal, refusalText } from '../../core/steps/refusal.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { WidgetIcon } from '../../core/widgets/widget-icon.tsx';
import { SearchField } from '../fields/search-field.tsx';
import './add-panel.css';
import { insertAndEdit } from '../../core/commands/insert-and-edit.ts';
import { useSynonyms } from '../../core/widgets/use-synonyms.ts';
import { searchableWidgets, type Tile, tileGroups } from '../../core/widgets/widget-tiles.ts';
import { FoundBlocks } from './found-blocks.tsx';

/** Adds a widget near the selection, and reports it. */
function useAdd() {
  const t = useT();
  const session = useSession();
  const report = useReport();
  return ({ widget, name }: Tile) =>
    report(insertAndEdit(session, widget), t('EDITOR.ADDED', { widget: name }));
}

/**
 * A tile for every widget. Click or press Enter to add it near the selection, or drag it onto the
 * page. Enter in the search adds the first match.
 */
export function AddPanel() {
  const t = useT();
  const [search, setSearch] = useState('');
  const [hasFocused, setHasFocused] = useState(false);
  const synonyms = useSynonyms(hasFocused);
  const { lookup } = useSession();
  const groups = useMemo(
    () => tileGroups({ t, lookup, synonyms }, search),
    [t, lookup, synonyms, search],
  );
  const add = useAdd();
  const isSearching = search.trim() !== '';
  const tiles = groups.flatMap((group) => group.tiles);
  const best = isSearching ? tiles[0] : undefined;
  const isInFront = useUi((ui) => ui.dialog === null);
  const [foundBlocks, setFoundBlocks] = useState<number | null>(null);
  // Deferred, so that the canvas shows the new selection first.
  const [selection] = useUiAfterPaint((ui) => ui.selection);
  return (
    <div className="pl-add" data-testid="add-panel">
      <SearchField
        label={t('EDITOR.ADD.SEARCH')}
        value={search}
        onChange={setSearch}
        onFocus={() => setHasFocused(true)}
        onEnter={() => best && add(best)}
        found={foundBlocks === null ? undefined : tiles.length + foundBlocks}
        data-testid="add-search"
      />
      {groups.map(({ category, tiles }) => (
        <section key={category} aria-label={t(`WIDGET.CATEGORY.${keyPart(category)}`)}>
          <h3 className="pl-add-category">{t(`WIDGET.CATEGORY.${keyPart(category)}`)}</h3>
          <div className="pl-tiles">
            {tiles.map((tile) => (
              <WidgetTile key={tile.widget} {...tile} selection={selection} />
            ))}
          </div>
        </section>
      ))}
      {isSearching && (
        <FoundBlocks
          search={search}
          onFound={setFoundBlocks}
          none={groups.length === 0 && <NothingFound search={search} />}
        />
      )}
      {isInFront && <AddPlaceNote />}
    </div>
  );
}

/** Offers what other sites' content is added with, and the gallery of blocks. */
function NothingFound({ search }: { readonly search: string }) {
  const t = useT();
  const { ui, lookup } = useSession();
  const add = useAdd();
  return (
    <div className="pl-add-none">
      <Text size="sm" c="dimmed">
        {t('EDITOR.ADD.NONE', { search })}
      </Text>
      <Text size="sm">{t('EDITOR.ADD.EMBED')}</Text>
      {searchableWidgets(t, lookup)
        .filter(({ widget }) => lookup(widget)?.category === 'more')
        .map((tile) => (
          <Button
            key={tile.widget}
            size="xs"
            variant="default"
            leftSection={<WidgetIcon widget={tile.widget} />}
            onClick={() => add(tile)}
            data-testid={`suggested-${tile.widget}`}
          >
            {tile.name}
          </Button>
        ))}
      <Button
        size="xs"
        variant="default"
        onClick={() => ui.setState({ panel: 'blocks' })}
        data-testid="browse-blocks"
      >
        {t('EDITOR.EMPTY_PAGE.BROWSE')}
      </Button>
    </div>
  );
}

type WidgetTileProps = Tile & { readonly selection: readonly NodeId[] };

/** Checks on every new selection whether the widget can be added there. */
const WidgetTile = memo(function WidgetTile({ widget, name }: WidgetTileProps) {
  const place = insertPosition(useSession(), widget);
  const reason = 'refused' in place ? place.refused : null;
  return <TileButton widget={widget} name={name} reason={reason} />;
});

type TileButtonProps = Tile & { readonly reason: Refusal | null };

/** Memoized: renders again only when `reason` changes. */
const TileButton = memo(function TileButton({ widget, name, reason }: TileButtonProps) {
  const t = useT();
  const canvas = useCanvas();
  const add = useAdd();
  const press = ({ nativeEvent }: PointerEvent) => {
    if (canvas && nativeEvent.button === 0)
      dragFromPanel(canvas, nativeEvent, newWidgetDrag(widget));
  };
  const purpose = INSPECTORS[widget]?.purpose;
  const session = useSession();
  const { hide, ...onHover } = usePlaceOnHover(() => {
    const place = insertPosition(session, widget);
    return 'refused' in place ? null : { dragged: newWidgetDrag(widget), gap: place };
  });
  return (
    <UnstyledButton
      className="pl-tile"
      data-wide={purpose !== undefined || undefined}
      data-tip={reason === null ? undefined : refusalText(t, reason)}
      aria-disabled={reason !== null || undefined}
      onClick={() => {
        hide();
        add({ widget, name });
      }}
      onPointerDown={(event) => {
        hide();
        press(event);
      }}
      {...onHover}
      data-testid={`tile-${widget}`}
    >
      <WidgetIcon widget={widget} size={24} />
      <span>
        {name}
        {purpose && <span className="pl-tile-purpose">{t(purpose)}</span>}
      </span>
    </UnstyledButton>
  );
});
