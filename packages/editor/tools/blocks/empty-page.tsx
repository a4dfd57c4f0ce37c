import { Button, Skeleton, UnstyledButton } from '@mantine/core';
import { useI18n, useT } from '@plinth/i18n/react';
import type { NodeId, OwnerKind } from '@plinth/model';
import { IconLayoutGridAdd, IconPlus } from '@tabler/icons-react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { CanvasHandle } from '../../canvas/frame/canvas-context.ts';
import { placeBox } from '../../canvas/overlay/place-box.ts';
import { stageBox, useOverlayUpdate } from '../../canvas/overlay/use-overlay-update.ts';
import { blockGroups } from '../../core/blocks/block-groups.ts';
import { blockName } from '../../core/blocks/block-name.ts';
import { useAddBlock } from '../../core/blocks/use-add-block.ts';
import { useBlocks } from '../../core/blocks/use-blocks.ts';
import { placeOfGap } from '../../core/commands/block-gap.ts';
import { insertAndEdit } from '../../core/commands/insert-and-edit.ts';
import type { Block } from '../../core/ports/blocks/port.ts';
import { useSession } from '../../core/session/context.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { widgetFor } from '../../core/widgets/received-content.ts';
import { WidgetIcon } from '../../core/widgets/widget-icon.tsx';
import { widgetName } from '../../core/widgets/widget-name.ts';
import './empty-page.css';
import { BlockPreview, LiveFramesContext } from './block-preview.tsx';
import { createLiveFrames } from './live-frames.ts';

/** Number of heroes offered. */
const HEROES = 3;

const TITLES = {
  page: 'EDITOR.EMPTY_PAGE.TITLE',
  popup: 'EDITOR.EMPTY_PAGE.POPUP_TITLE',
  post: 'EDITOR.EMPTY_PAGE.POST_TITLE',
  blog_template: 'EDITOR.EMPTY_PAGE.TEMPLATE_TITLE',
} as const;

type EmptyPageProps = {
  readonly canvas: CanvasHandle;
  readonly root: NodeId;
  readonly kind: OwnerKind;
};

/**
 * In place of an empty page or post: heroes, or a text and an image, to begin with, and the ways to
 * everything else.
 */
export function EmptyPage({ canvas, root, kind }: EmptyPageProps) {
  const t = useT();
  const session = useSession();
  const box = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const update = useOverlayUpdate(canvas, () => {
    const target = stageBox(session, canvas, root);
    return () => placeBox(box.current, target);
  });
  useRoomOnPage(canvas, content, update);
  useReturnFocus(canvas, box);
  const { ui } = session;
  return (
    <section
      ref={box}
      className="pl-empty-page"
      aria-label={t('EDITOR.EMPTY_PAGE.LABEL')}
      hidden
      data-testid="empty-page"
    >
      <div ref={content} className="pl-empty-page-content">
        <div>
          <h2>{t(TITLES[kind])}</h2>
          <p>{t('EDITOR.EMPTY_PAGE.TEXT')}</p>
        </div>
        {kind !== 'page' ? <Beginnings root={root} /> : <Heroes root={root} />}
        <div className="pl-empty-page-more">
          <Button
            variant="default"
            leftSection={<IconLayoutGridAdd size={16} />}
            onClick={() => ui.setState({ panel: 'blocks', isBare: false })}
            data-testid="empty-page-blocks"
          >
            {t('EDITOR.EMPTY_PAGE.BROWSE')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => ui.setState({ panel: 'add', isBare: false })}
            data-testid="empty-page-widget"
          >
            {t('EDITOR.EMPTY_PAGE.WIDGET')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Keeps the empty section on the canvas as high as what is shown over it. */
function useRoomOnPage(
  canvas: CanvasHandle,
  content: { readonly current: HTMLElement | null },
  update: () => void,
): void {
  useLayoutEffect(() => {
    const { style } = canvas.document.documentElement;
    const fit = () => {
      const height = content.current?.offsetHeight ?? 0;
      style.setProperty('--pl-empty-page', `${Math.ceil(height / canvas.viewport().zoom)}px`);
      update();
    };
    const observer = new ResizeObserver(fit);
    if (content.current) observer.observe(content.current);
    observer.observe(canvas.frame);
    return () => {
      observer.disconnect();
      style.removeProperty('--pl-empty-page');
    };
  }, [canvas, content, update]);
}

/** Moves focus to the page once the chosen hero has taken this place. */
function useReturnFocus(canvas: CanvasHandle, box: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const own = box.current;
    return () => {
      if (own?.contains(document.activeElement)) canvas.focus();
    };
  }, [canvas, box]);
}

/** What most posts begin with. */
function Beginnings({ root }: Pick<EmptyPageProps, 'root'>) {
  const t = useT();
  const session = useSession();
  const report = useReport();
  const beginnings = [widgetFor('html').widget, widgetFor('picture').widget];
  return (
    <div className="pl-empty-page-more">
      {beginnings.map((widget, index) => (
        <Button
          key={widget}
          size="md"
          variant={index === 0 ? 'filled' : 'default'}
          leftSection={<WidgetIcon widget={widget} size={20} />}
          onClick={() => report(insertAndEdit(session, widget, { parent: root, index: 0 }))}
          data-testid={`begin-${widget}`}
        >
          {widgetName(t, widget)}
        </Button>
      ))}
    </div>
  );
}

function Heroes({ root }: Pick<EmptyPageProps, 'root'>) {
  const session = useSession();
  const blocks = useBlocks();
  const [frames] = useState(() => createLiveFrames(HEROES));
  const place = placeOfGap(session, { parent: root, index: 0 });
  const [group] = blockGroups(blocks ?? [], place);
  const heroes = group?.category === 'headers' ? group.blocks.slice(0, HEROES) : [];
  return (
    <LiveFramesContext value={frames}>
      <ul className="pl-empty-page-heroes">
        {blocks === null && <Skeleton height={160} />}
        {heroes.map((block) => (
          <li key={block.id}>
            <Hero block={block} root={root} />
          </li>
        ))}
      </ul>
    </LiveFramesContext>
  );
}

type HeroProps = { readonly block: Block; readonly root: NodeId };

function Hero({ block, root }: HeroProps) {
  const i18n = useI18n();
  const { t } = i18n;
  const add = useAddBlock();
  const [isBusy, setBusy] = useState(false);
  const name = blockName(i18n, block);
  const choose = async () => {
    if (isBusy) return;
    setBusy(true);
    await add(block, { parent: root, index: 0 });
    setBusy(false);
  };
  return (
    <UnstyledButton
      className="pl-empty-page-hero"
      aria-label={t('EDITOR.EMPTY_PAGE.START_WITH', { name })}
      aria-busy={isBusy}
      onClick={() => void choose()}
      data-testid={`hero-${block.id}`}
    >
      <BlockPreview name={name} block={block} />
      <span>{name}</span>
    </UnstyledButton>
  );
}
