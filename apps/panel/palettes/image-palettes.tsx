import { Button, Text } from '@mantine/core';
import { PaletteSample, SampleChoice, useColors } from '@plinth/editor/design';
import { useT } from '@plinth/i18n/react';
import { hasPalette, resolveColor } from '@plinth/model';
import { IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMediaPicker } from '../media/use-media-picker.tsx';
import { client } from '../rpc/client.ts';
import { settingsQuery } from '../settings/use-settings.ts';
import { type ColorChoice, chosenColors } from './color-choice.ts';
import { useLogoColors } from './logo-colors.ts';
import { logoPairs, readableColor } from './logo-pairs.ts';
import './image-palettes.css';

/** WCAG's minimum contrast of buttons and icons with the page. */
const VISIBLE = 3;

type Image = { readonly id: number; readonly url: string };

/** The site's logo; null without one, or while it loads. */
const useLogo = (): Image | null => {
  const { data } = useQuery(settingsQuery('site_facts'));
  const id = data?.values.logo_id ?? null;
  const logo = useQuery({
    queryKey: ['MediaService', 'one', id],
    queryFn: () => client.MediaService.get({ id: id ?? 0 }),
    enabled: id !== null,
  });
  return logo.data ?? null;
};

/** Palettes of the colors of the logo, or of an image that the owner chooses. */
export const ImagePalettes = () => {
  const t = useT();
  const { colors, change } = useColors();
  // All are derived from the same colors, whichever are tried.
  const [base] = useState(colors);
  const logo = useLogo();
  const [chosen, setChosen] = useState<Image | null>(null);
  const { pickFile, picker } = useMediaPicker();
  const image = chosen ?? logo;
  const background = resolveColor(base, 'bg') ?? '#ffffff';
  const readable = (choice: ColorChoice): ColorChoice => ({
    ...choice,
    color: readableColor(choice.color, { background, ratio: VISIBLE }),
  });
  const palettes = logoPairs(useLogoColors(image?.url ?? null)).map((choice) =>
    chosenColors(base, readable(choice)),
  );
  const pick = async () => {
    const file = await pickFile({ selected: image?.id ?? null, type: 'images' });
    if (file) setChosen(file);
  };
  const label = chosen ? 'MODULE.DESIGN.COLORS.IMAGE_PALETTE' : 'MODULE.DESIGN.COLORS.LOGO_PALETTE';
  return (
    <div className="image-palettes" data-testid="image-palettes">
      <div className="pl-samples">
        {palettes.map((palette, index) => {
          const name = t(label, { number: index + 1 });
          return (
            <SampleChoice
              key={palette.main.join(' ')}
              label={name}
              name={name}
              isCurrent={hasPalette(colors, palette)}
              onChoose={() => change(palette)}
              testId={`image-palette-${index + 1}`}
            >
              <PaletteSample palette={palette} />
            </SampleChoice>
          );
        })}
      </div>
      {image && palettes.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('MODULE.DESIGN.COLORS.IMAGE_GRAY')}
        </Text>
      )}
      <Button
        variant="default"
        leftSection={<IconPhoto size={16} />}
        onClick={() => void pick()}
        data-testid="colors-of-image"
      >
        {t('MODULE.DESIGN.COLORS.CHOOSE_IMAGE')}
      </Button>
      {picker}
    </div>
  );
};
