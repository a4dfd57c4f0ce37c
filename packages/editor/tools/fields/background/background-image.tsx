import { Button, Input, Switch } from '@mantine/core';
import { keyPart } from '@plinth/i18n';
import { useT } from '@plinth/i18n/react';
import { BACKGROUND_REPEATS, BACKGROUND_SIZES } from '@plinth/model';
import { IconMovie } from '@tabler/icons-react';
import { useId } from 'react';
import { useFiles } from '../../../core/ports/files-context.ts';
import { ChoiceSelect } from '../choice-select.tsx';
import { ColorPicker } from '../color-picker.tsx';
import { MediaPick } from '../media-pick.tsx';
import { StepNumber } from '../step-number.tsx';
import type { Background, PartProps } from './background-parts.ts';
import { PositionGrid } from './position-grid.tsx';

type BackgroundWord = (typeof BACKGROUND_SIZES)[number] | (typeof BACKGROUND_REPEATS)[number];

/** Settings of a background image: size, position and motion. */
export function ImagePart(props: PartProps) {
  const { background, change, labelId, hasFocus } = props;
  const t = useT();
  const isRepeated = background.repeat !== undefined && background.repeat !== 'none';
  const select = (name: 'size' | 'repeat', values: readonly BackgroundWord[]) => (
    <ChoiceSelect
      label={t(`EDITOR.BACKGROUND.${keyPart(name)}`)}
      value={String(background[name] ?? values[name === 'size' ? 1 : 0])}
      data={values.map((value) => ({
        value,
        label: t(`EDITOR.BACKGROUND.${value === 'none' ? 'NO_REPEAT' : keyPart(value)}`),
      }))}
      onChange={(value) => change({ [name]: value })}
      data-testid={`background-${name}`}
    />
  );
  return (
    <>
      <MediaPick
        value={(background.image_id as number | undefined) ?? null}
        onChange={(id) => change({ image_id: id ?? undefined })}
        labelId={labelId}
      />
      {background.image_id !== undefined && (
        <>
          {!isRepeated && select('size', BACKGROUND_SIZES)}
          <PositionGrid
            value={(background.position as string | undefined) ?? null}
            onChange={(position) => change({ position: position ?? undefined })}
            hasFocus={hasFocus}
          />
          {select('repeat', BACKGROUND_REPEATS)}
          <Motion {...props} />
          <Overlay {...props} />
        </>
      )}
    </>
  );
}

/** Fixed and parallax, which exclude each other. */
function Motion({ background, change, hasLayer }: PartProps) {
  const t = useT();
  return (
    <>
      <Switch
        size="xs"
        label={t('EDITOR.BACKGROUND.FIXED')}
        checked={background.is_fixed === true}
        onChange={({ currentTarget }) =>
          change({ is_fixed: currentTarget.checked || undefined, is_parallax: undefined })
        }
      />
      {hasLayer && (
        <Switch
          size="xs"
          label={t('EDITOR.BACKGROUND.PARALLAX')}
          description={t('EDITOR.BACKGROUND.PARALLAX_HINT')}
          checked={background.is_parallax === true}
          onChange={({ currentTarget }) =>
            change({ is_parallax: currentTarget.checked || undefined, is_fixed: undefined })
          }
        />
      )}
    </>
  );
}

/** The overlay color between image and content. */
function Overlay({ background, change }: PartProps) {
  const t = useT();
  const overlay = (background.overlay ?? { color: 'inv', opacity: 40 }) as Background;
  return (
    <>
      <Switch
        size="xs"
        label={t('EDITOR.BACKGROUND.OVERLAY')}
        checked={background.overlay !== undefined}
        onChange={({ currentTarget }) =>
          change({ overlay: currentTarget.checked ? overlay : undefined })
        }
      />
      {background.overlay !== undefined && (
        <>
          <ColorPicker
            value={String(overlay.color)}
            onChange={(color) => color !== null && change({ overlay: { ...overlay, color } })}
            label={t('EDITOR.BACKGROUND.OVERLAY')}
          />
          <StepNumber
            label={t('EDITOR.BACKGROUND.OPACITY')}
            value={Number(overlay.opacity)}
            min={0}
            max={100}
            suffix=" %"
            onChange={(opacity) => change({ overlay: { ...overlay, opacity } })}
          />
        </>
      )}
    </>
  );
}

/** A muted, looping video with a poster image that also replaces it where it can't play. */
export function VideoPart(props: PartProps) {
  const { background, change } = props;
  const t = useT();
  const { site, media } = useFiles();
  const id = typeof background.video_id === 'number' ? background.video_id : null;
  const file = id === null ? null : site.media(id);
  const choose = async () => {
    const chosen = await media.pick(id, 'video');
    if (chosen !== null) change({ video_id: chosen });
  };
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<IconMovie size={14} />}
        onClick={choose}
        data-testid="choose-video"
      >
        {id === null ? t('EDITOR.BACKGROUND.CHOOSE_VIDEO') : (file?.name ?? t('EDITOR.MEDIA_GONE'))}
      </Button>
      {id !== null && (
        <>
          <Poster {...props} />
          <Overlay {...props} />
        </>
      )}
    </>
  );
}

/** The required image that shows until the video plays. */
function Poster({ background, change }: PartProps) {
  const t = useT();
  const id = useId();
  const isMissing = background.image_id === undefined;
  return (
    <Input.Wrapper
      id={id}
      size="xs"
      labelElement="div"
      label={t('EDITOR.BACKGROUND.POSTER')}
      description={t('EDITOR.BACKGROUND.POSTER_HINT')}
      error={isMissing && t('COMMON.VALIDATION.REQUIRED_VALUE')}
      data-testid="background-poster"
    >
      <MediaPick
        value={(background.image_id as number | undefined) ?? null}
        onChange={(image) => change({ image_id: image ?? undefined })}
        labelId={`${id}-label${isMissing ? ` ${id}-error` : ''}`}
      />
    </Input.Wrapper>
  );
}
