import { Text, UnstyledButton } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { useDesignState } from '../../../../core/design/design-context.ts';
import { useServices } from '../../../../core/session/services.ts';
import { useShownColor } from '../../../fields/shown-color.ts';
import { FIELDS_TO_CLEAR, type PartProps } from './background-parts.ts';

/** The site's named background styles. */
export function BackgroundStyles({ background, change }: PartProps) {
  const t = useT();
  const { ports } = useServices();
  const shown = useShownColor();
  const styles = useDesignState(({ stored }) => stored.backgrounds);
  const cleared = Object.fromEntries(FIELDS_TO_CLEAR.preset.map((name) => [name, undefined]));
  if (styles.length === 0)
    return (
      <Text size="xs" c="dimmed">
        {t('EDITOR.BACKGROUND.NO_STYLES')}
      </Text>
    );
  return (
    <div className="pl-background-styles">
      {styles.map(({ name, class_name, properties }) => {
        const media = properties.image_id ? ports.site.media(properties.image_id) : null;
        return (
          <UnstyledButton
            key={class_name}
            aria-pressed={background.preset === class_name}
            onClick={() => change({ ...cleared, preset: class_name })}
            data-testid={`background-style-${class_name}`}
          >
            <span
              className="pl-background-sample"
              style={{
                backgroundColor: properties.color ? shown(properties.color) : undefined,
                backgroundImage: media ? `url("${encodeURI(media.url)}")` : undefined,
              }}
            />
            {name}
          </UnstyledButton>
        );
      })}
    </div>
  );
}
