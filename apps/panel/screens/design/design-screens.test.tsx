// @vitest-environment happy-dom
import { DEFAULT_COLORS, DEFAULT_VALUES } from '@plinth/model';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeSettings, openPanel } from '../../testing/open-panel.tsx';

const time = '2031-01-01T00:00:00.000Z';
const record = { revision: 3, created: time, modified: time, is_system: 0, is_responsive: 1 };
const style = (id: number, name: string) => ({
  ...{ ...record, id, type: 'text', name, class_name: name.toLowerCase() },
  properties: { desktop: { font_size: 16, color: 'text' } },
});
const preset = (id: number, name: string) => ({
  ...{ ...record, id, name, class_name: name.toLowerCase(), widget_name: 'divider' },
  ...{ template: '', properties: { line_width: 8 }, original: null },
});

const DESIGN = {
  colors: { colors: { ...DEFAULT_COLORS, more: ['#4a5d23'] }, revision: 7 },
  ...{ values: DEFAULT_VALUES, fonts: [], images: [] },
  styles: [style(11, 'Normal'), style(12, 'Fine')],
  backgrounds: [
    { ...record, id: 31, name: 'Night', class_name: 'night', properties: { color: '#101820' } },
  ],
  presets: [preset(21, 'Loud')],
  applied_presets: { applied: {}, replaced: {}, revision: 0 },
  replaced_text_styles: { replaced: {}, revision: 0 },
};

const open = async (path: string) => {
  const panel = await openPanel(
    `/design/${path}/`,
    {
      ...fakeSettings().answers,
      'StylesService.getSiteDesign': () => DESIGN,
      'StylesService.saveSiteDesign': () => DESIGN,
      'StylesService.getColorUsage': () => [{ number: 1, count: 1 }],
      'StylesService.getAllUsage': () => [{ id: 12, count: 1 }],
      'BackgroundsService.getAllUsage': () => [{ id: 31, count: 1 }],
      'PresetsService.getAllUsage': () => [{ id: 21, count: 1 }],
      'PresetsService.getSample': () => ({ document: null }),
      'FontsService.getCatalogue': () => ({ items: [] }),
      'StylesService.getValues': () => ({ values: DEFAULT_VALUES, revision: 1 }),
      'StylesService.getSpacingUsage': () => ({ small: 0, medium: 0, large: 2 }),
    },
    { config: { theme_presets: ['divider'] } },
  );
  await screen.findByTestId('undo-button');
  const saved = () =>
    panel.paramsOf('StylesService.saveSiteDesign').map((sent) => (sent as SaveSent).design);
  return { ...panel, saved };
};

type SaveSent = { readonly design: object };

const said = (text: string) =>
  waitFor(() => expect(screen.getByTestId('announcer').textContent).toBe(text));
const choose = async (menu: string, item: string) => {
  // The one before may still be closing.
  await waitFor(() => expect(screen.queryByRole('menu', { hidden: true })).toBe(null));
  fireEvent.click(screen.getByTestId(menu));
  const opened = within(await screen.findByRole('menu', { hidden: true }));
  fireEvent.click(opened.getByText(item));
};
const nameIt = async (name: string) => {
  const field = await screen.findByTestId('dialog-name');
  fireEvent.change(field, { target: { value: name } });
  const form = field.closest('form');
  if (form) fireEvent.submit(form);
};
const undo = () => fireEvent.click(screen.getByTestId('undo-button'));
const save = () => fireEvent.click(screen.getByTestId('save-button'));

test('a custom color is renamed, replaced where it is deleted, and saved', async () => {
  const { saved } = await open('colors');
  const more = within(screen.getByTestId('more-colors'));
  await more.findByText('Used in 1 place');
  await choose('color-menu-1', 'Rename');
  await nameIt('Moss');
  await said('Renamed to Moss');
  await choose('color-menu-1', 'Delete');
  const replacement = await screen.findByTestId<HTMLInputElement>('replacement');
  expect(replacement.value).toBe('Primary');
  fireEvent.click(screen.getByTestId('confirm-delete'));
  await waitFor(() => expect(more.queryByText('Moss')).toBe(null));
  save();
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(JSON.stringify(saved())).not.toContain('#4a5d23');
});

test('an added color is taken back by undo', async () => {
  await open('colors');
  fireEvent.click(screen.getByTestId('add-color'));
  await nameIt('Rust');
  await screen.findByLabelText('Rust', { selector: 'input' });
  undo();
  await waitFor(() => expect(screen.queryByLabelText('Rust', { selector: 'input' })).toBe(null));
});

test('a pair of colors that is hard to read is fixed with one button, as one step', async () => {
  await open('colors');
  const colors = within(screen.getByTestId('theme-colors'));
  const muted = colors.getByLabelText('Muted text', { selector: 'input' });
  fireEvent.change(muted, { target: { value: '#b0bcc4' } });
  fireEvent.blur(muted);
  const poor = await screen.findByTestId('contrast-muted-bg');
  expect(poor.textContent).toContain('Hard to read');
  fireEvent.click(within(poor).getByRole('button'));
  await waitFor(() => expect(screen.queryByTestId('contrast-muted-bg')).toBe(null));
  expect(document.activeElement).toBe(screen.getByTestId('good-contrasts'));
  undo();
  await screen.findByTestId('contrast-muted-bg');
});

test.each([
  ['backgrounds', 'background-missing'],
  ['text_styles', 'style-missing'],
])('the address of one of the %s that is gone says so, and the list follows', async (path, id) => {
  const { go } = await open(`${path}/999999`);
  screen.getByTestId(id);
  await go(`/design/${path}/`);
  await waitFor(() => expect(screen.queryByTestId(id)).toBe(null));
});

test('a background in use is kept, and others are added, duplicated, renamed, and deleted', async () => {
  await open('backgrounds');
  await waitFor(() =>
    expect(screen.getByTestId('background-count-night').textContent).toBe('Used in 1 place'),
  );
  await choose('background-menu-night', 'Delete');
  await screen.findByText(/Choose another background there first\./);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null));

  fireEvent.click(screen.getByTestId('add-background'));
  await nameIt('Dawn');
  await said('“Dawn” created');
  await choose('background-menu-dawn', 'Duplicate');
  await said('“Dawn” duplicated');
  undo();
  await choose('background-menu-dawn', 'Rename');
  await nameIt('Dusk');
  await said('Renamed to Dusk');
  await choose('background-menu-dawn', 'Delete');
  fireEvent.click(await screen.findByTestId('confirm-delete'));
  await said('“Dusk” deleted');
  expect(screen.queryByTestId('background-dawn')).toBe(null);
});

test('a text style is added open, and deleted with another one in its place', async () => {
  const { saved } = await open('text_styles');
  await waitFor(() =>
    expect(screen.getByTestId('style-count-fine').textContent).toBe('Used in 1 place'),
  );
  fireEvent.click(screen.getByTestId('add-text-style'));
  await nameIt('Legal');
  await said('“Legal” created');
  const row = screen.getByRole('button', { name: 'Legal' });
  expect(row.getAttribute('aria-expanded')).toBe('true');
  await choose('style-menu-fine', 'Delete');
  fireEvent.click(await screen.findByTestId('replacement'));
  fireEvent.click(await screen.findByRole('option', { name: 'Legal', hidden: true }));
  fireEvent.click(screen.getByTestId('confirm-delete'));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Fine' })).toBe(null));
  save();
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({
    ...{ deleted: { text_styles: [12] }, replacements: { text_styles: { fine: 'legal' } } },
  });
});

test('a preset is added, applied to all on the site, and saved', async () => {
  const { saved } = await open('widgets/divider/presets');
  await waitFor(() =>
    expect(screen.getByTestId('preset-count-loud').textContent).toBe('Used in 1 place'),
  );
  fireEvent.click(screen.getByTestId('add-preset'));
  await nameIt('Fine');
  await said('“Fine” created');
  await choose('preset-menu-fine', 'Apply to all on the site');
  await screen.findByText('Every divider on your site gets “Fine” when you save.');
  save();
  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(saved()[0]).toMatchObject({ applied_presets: { divider: { preset: 'fine' } } });
});

test('a spacing over its limit is refused at its field, and an empty one is that of the larger device', async () => {
  const { paramsOf } = await open('values');
  const large = await screen.findByTestId('spacing-large');
  await waitFor(() => expect(large.textContent).toContain('Used on 2 pages'));
  const size = within(large).getByRole<HTMLInputElement>('textbox');
  fireEvent.change(size, { target: { value: '400' } });
  save();
  await within(large).findByText('Enter 300 or less.');
  await waitFor(() => expect(document.activeElement).toBe(size));
  expect(paramsOf('StylesService.setValues')).toEqual([]);
  fireEvent.click(within(screen.getByTestId('device-switch')).getByLabelText('Mobile'));
  const mobile = within(large).getByRole<HTMLInputElement>('textbox');
  fireEvent.change(mobile, { target: { value: '' } });
  await within(large).findByText('Same as mobile landscape');
});
