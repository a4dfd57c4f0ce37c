import {
  Button,
  Checkbox,
  Group,
  SegmentedControl,
  TextInput,
  VisuallyHidden,
} from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { announce } from '@plinth/ui';
import {
  IconFloatCenter,
  IconFloatLeft,
  IconFloatNone,
  IconFloatRight,
  IconPhotoEdit,
  IconTrash,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { deletePart, type Part, partAtCaret, setPart } from '../../canvas/text/insert.ts';
import { useServices } from '../../core/session/services.ts';

/** Where an image is: in the line like a letter, or beside or between the lines. */
const PLACES = [
  ['inline', IconFloatNone],
  ['left', IconFloatLeft],
  ['center', IconFloatCenter],
  ['right', IconFloatRight],
] as const;

const PLACE_CLASS = /^moto-image-(left|center|right)$/;

const classesOf = ({ node }: Part): readonly string[] => (node.attrs.class ?? '').split(' ');

function placeOf(image: Part): string {
  const [name] = classesOf(image).flatMap((each) => PLACE_CLASS.exec(each)?.[1] ?? []);
  return name ?? 'inline';
}

function setPlace(editor: Editor, image: Part, place: string): void {
  const others = classesOf(image).filter((each) => !PLACE_CLASS.test(each));
  const classes = place === 'inline' ? others : [...others, `moto-image-${place}`];
  setPart(editor, image, { class: classes.join(' ').trim() || null });
}

export const imageAtCaret = ({ state }: Editor): Part | null => partAtCaret(state, 'image');

type ImageProps = { readonly editor: Editor; readonly image: Part };

/** Place and alt text of an image in text, and buttons to replace and remove it. */
export function ImageFields({ editor, image }: ImageProps) {
  const t = useT();
  const { ports } = useServices();
  const replace = async () => {
    const id = await ports.media.pick(Number(image.node.attrs['data-media']));
    // The alt text is that of the other image.
    if (id !== null && !editor.isDestroyed)
      setPart(editor, image, { 'data-media': String(id), alt: null });
  };
  const remove = () => {
    deletePart(editor, image);
    editor.commands.focus();
    announce(t('EDITOR.TEXT.IMAGE_REMOVED'));
  };
  return (
    <div className="pl-text-link">
      <SegmentedControl
        size="xs"
        fullWidth
        aria-label={t('EDITOR.TEXT.IMAGE_PLACE')}
        data={PLACES.map(([value, Icon]) => {
          const label = t(`EDITOR.TEXT.IMAGE_${keyPart(value)}`);
          return {
            value,
            label: (
              <span className="pl-image-place" data-tip={label} data-testid={`image-${value}`}>
                <Icon size={16} aria-hidden />
                <VisuallyHidden>{label}</VisuallyHidden>
              </span>
            ),
          };
        })}
        value={placeOf(image)}
        onChange={(place) => setPlace(editor, image, place)}
      />
      <AltText editor={editor} image={image} />
      <Group gap="xs" justify="space-between">
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPhotoEdit size={14} />}
          onClick={() => void replace()}
          data-testid="image-replace"
        >
          {t('EDITOR.REPLACE_PICTURE')}
        </Button>
        <Button
          size="xs"
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={14} />}
          onClick={remove}
          data-testid="image-remove"
        >
          {t('COMMON.ACTION.REMOVE')}
        </Button>
      </Group>
    </div>
  );
}

/** The alt text here; without one, that of the media library. Empty for a decorative image. */
function AltText({ editor, image }: ImageProps) {
  const t = useT();
  const { context: site } = useServices().ports.site;
  const { alt } = image.node.attrs;
  const isDecorative = alt === '';
  const change = (next: string | null) => setPart(editor, image, { alt: next });
  return (
    <>
      <TextInput
        size="xs"
        label={t('WIDGET.IMAGE.ALT')}
        placeholder={site.media(Number(image.node.attrs['data-media']))?.alt ?? ''}
        maxLength={500}
        value={alt ?? ''}
        disabled={isDecorative}
        onChange={({ currentTarget }) => change(currentTarget.value || null)}
        data-autofocus
        data-testid="image-alt"
      />
      <Checkbox
        size="xs"
        label={t('WIDGET.IMAGE.DECORATIVE')}
        checked={isDecorative}
        onChange={() => change(isDecorative ? null : '')}
      />
    </>
  );
}
