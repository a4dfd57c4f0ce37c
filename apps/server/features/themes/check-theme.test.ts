import { join } from 'node:path';
import { widgetDefinition } from '@plinth/widgets';
import { expect, test } from 'vitest';
import { openAppFiles } from '../../storage/folders/app-files.ts';
import { openThemes } from '../../storage/folders/themes-folder.ts';
import { checkTheme } from './check-theme.ts';
import { openTheme } from './open-theme.ts';

const { root, version } = openAppFiles(import.meta.dirname);
const themes = openThemes(join(root, 'themes'), version);

test.each(['harbor', 'monolith'])('the theme %s has everything that its documents use', (id) => {
  const ports = {
    lookup: widgetDefinition,
    isShippedFont: () => true,
    shippedFamilies: [],
    isShippedBlock: () => true,
  };
  expect(() => checkTheme(openTheme(themes, id), ports)).not.toThrow();
});
