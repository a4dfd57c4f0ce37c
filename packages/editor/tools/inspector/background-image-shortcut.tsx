import { Button, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { ancestors, type NodeId } from '@plinth/model';
import { useSyncExternalStore } from 'react';
import { setValue } from '../../core/commands/properties.ts';
import { valueAt } from '../../core/properties/property-path.ts';
import { useNodeValue, useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import type { EditorSession } from '../../core/session/types.ts';
import { useReport } from '../../core/steps/use-report.ts';
import { useNodeName } from '../../core/widgets/widget-name.ts';
import './background-image-shortcut.css';

const PICTURE = ['background', 'image_id'];

const pictureOf = (store: EditorSession['store'], id: NodeId): number | null => {
  const value = valueAt(store.node(id)?.properties, PICTURE);
  return typeof value === 'number' ? value : null;
};

/** The closest widget with a background image: this one or an ancestor. */
const boxBehind = ({ store }: EditorSession, id: NodeId): NodeId | null =>
  [id, ...ancestors(store.reader, id).map((node) => node.id)].find(
    (each) => pictureOf(store, each) !== null,
  ) ?? null;

type ShortcutProps = {
  readonly id: NodeId;
  /** Only for an image of the selected widget itself, otherwise only for one of an ancestor. */
  readonly isOwn: boolean;
};

/** Replaces the background image behind the selected widget. */
export function BackgroundImageShortcut({ id, isOwn }: ShortcutProps) {
  const session = useSession();
  const box = useSyncExternalStore(session.store.observe, () => boxBehind(session, id));
  return box !== null && (box === id) === isOwn && <Picture box={box} isOwn={isOwn} />;
}

type PictureProps = {
  /** The widget that has the image. */
  readonly box: NodeId;
  /** Whether that is the selected one. */
  readonly isOwn: boolean;
};

function Picture({ box, isOwn }: PictureProps) {
  const t = useT();
  const session = useSession();
  const { site, media } = useServices().ports;
  const report = useReport();
  const name = useNodeName(box);
  const image = useNodeValue(box, () => pictureOf(session.store, box));
  const file = image === null ? null : site.context.media(image);
  const choose = async () => {
    const chosen = await media.pick(image);
    if (chosen !== null) report(setValue(session, [box], { path: PICTURE, value: chosen }));
  };
  return (
    <div className="pl-behind-picture" data-testid="behind-picture">
      {file && <img src={file.url} alt="" />}
      <Text size="xs" flex={1}>
        {isOwn ? t('EDITOR.BEHIND_PICTURE') : t('EDITOR.BEHIND_PICTURE_OF', { name })}
      </Text>
      <Button size="xs" variant="default" onClick={() => void choose()}>
        {t('EDITOR.REPLACE_PICTURE')}
      </Button>
    </div>
  );
}
