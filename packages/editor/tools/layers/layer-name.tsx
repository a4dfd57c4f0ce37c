import { useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { setValue } from '../../core/commands/properties.ts';
import { useSession } from '../../core/session/context.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { widgetName } from '../../core/widgets/widget-name.ts';

type LayerNameProps = {
  readonly id: NodeId;
  /** Returns the focus to the line after Enter or Escape. */
  readonly onLeave: () => void;
};

/** Renames a layer; an empty name resets to the widget type's name. */
export function LayerName({ id, onLeave }: LayerNameProps) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const field = useRef<HTMLInputElement>(null);
  const { store, ui } = session;
  const before = String(store.node(id)?.properties.layer_name ?? '');
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);

  const end = (isKept: boolean) => {
    if (ui.getState().renaming !== id) return;
    ui.setState({ renaming: null });
    const name = field.current?.value.trim() ?? '';
    if (!isKept || name === before) return;
    const done = name === '' ? 'EDITOR.RENAME.CLEARED' : 'EDITOR.RENAME.DONE';
    report(
      setValue(session, [id], { path: ['layer_name'], value: name || undefined }),
      t(done, { name }),
    );
  };
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    end(event.key === 'Enter');
    onLeave();
  };
  return (
    <input
      ref={field}
      className="pl-layer-field"
      aria-label={t('EDITOR.RENAME.NAME')}
      placeholder={widgetName(t, store.node(id)?.widget ?? '')}
      maxLength={100}
      defaultValue={before}
      onKeyDown={keys}
      onBlur={() => end(true)}
      onPointerDown={(event) => event.stopPropagation()}
      data-testid="rename-name"
    />
  );
}
