import {
  DATA_SOURCES,
  DEVICE_FACTS,
  DEVICES,
  undeclaredReferences,
  type WidgetNode,
} from '@plinth/model';
import { WIDGETS } from '@plinth/widgets';
import { DESIGN_GROUPS, ICONS, INSPECTORS, type WidgetTemplate } from '@plinth/widgets/inspectors';
import { describe, expect, test } from 'vitest';
import {
  completeProperties,
  dataRequest,
  nodeRules,
  renderDocument,
  rootAttributes,
} from '../index.ts';
import { leavesOf } from './paths.ts';
import { HOSTILE } from './sample-data.ts';
import { allControlsSet, controlsOf } from './sample-properties.ts';
import { sampleSite } from './sample-site.ts';
import { refusalsFor, samplesFor } from './samples.ts';
import {
  asProperties,
  readControl,
  type Values,
  valueAt,
  withValueAt,
  writeControl,
} from './values.ts';

const node = (widget: string, properties: Values = {}): WidgetNode => ({
  id: 'w1',
  widget,
  properties: asProperties(properties),
  children: [],
});

const html = (tree: WidgetNode, mode: 'visit' | 'edit' = 'visit') =>
  renderDocument({ tree, scope: 'content', site: sampleSite(), mode }).html;

describe.each([...WIDGETS])('%s', (name, definition) => {
  const accepts = (properties: Values) => definition.properties.safeParse(properties).success;
  const controls = controlsOf(name);

  test('has valid defaults that produce no styles', () => {
    expect(definition.name).toBe(name);
    expect(accepts({})).toBe(true);
    expect(nodeRules(node(name), 'content')).toEqual([]);
  });

  test('rejects unknown properties at any depth', () => {
    expect(accepts({ foo: 1 })).toBe(false);
    for (const { path, isPerDevice } of leavesOf(definition.properties)) {
      if (isPerDevice) expect(accepts(withValueAt({}, `${path}.watch`, 1)), path).toBe(false);
    }
  });

  test('declares all record references in its properties', () => {
    expect(undeclaredReferences(definition.properties)).toEqual([]);
  });

  test('requests data with a valid request', () => {
    for (const properties of [{}, allControlsSet(name)]) {
      const request = dataRequest(node(name, properties), { owner: { kind: 'page', id: 1 } });
      if (request) expect(DATA_SOURCES[request.source].request.parse(request)).toEqual(request);
    }
  });

  test('has a root element with its name and preset', () => {
    const { className } = rootAttributes(node(name, { preset: 'special' }), {
      scope: 'content',
      mode: 'visit',
    });
    const kebab = name.replaceAll('_', '-');
    expect(className).toMatch(
      new RegExp(`^moto-widget moto-widget-${kebab} moto-preset-special( |$)`),
    );
    expect(html(node(name, { preset: 'special' }))).toContain(`class="${className}"`);
  });

  test('renders the same in the canvas as for visitors, except for its id and editable texts', () => {
    for (const properties of [{}, allControlsSet(name)]) {
      const edit = html(node(name, properties), 'edit');
      expect(edit).toContain(' data-node-id="w1"');
      expect(edit.replace(' data-node-id="w1"', '').replace(/ data-text="[^"]*"/g, '')).toBe(
        html(node(name, properties)),
      );
    }
  });

  test('loads no iframe in the editor', () => {
    const site = { ...sampleSite(), loadsIframes: false };
    const tree = node(name, allControlsSet(name));
    expect(renderDocument({ tree, scope: 'content', site }).html).not.toContain('<iframe');
  });

  test('has a control for every property, on each device if it can differ', () => {
    const withoutControl = INSPECTORS[name]?.withoutControl ?? [];
    for (const { path, isPerDevice } of leavesOf(definition.properties)) {
      const covers = (candidate: string | undefined) =>
        candidate !== undefined && (candidate === path || path.startsWith(`${candidate}.`));
      const control = controls.find((one) => covers(one.path) || covers(one.hoverPath));
      expect(control !== undefined || withoutControl.includes(path), path).toBe(true);
      if (control) expect(control.perDevice === true, `${path} per device`).toBe(isPerDevice);
    }
  });

  test('round-trips the values of its controls', () => {
    for (const control of controls) {
      for (const value of samplesFor(control)) {
        const stored = writeControl(control, value);
        expect(accepts(stored), `${control.path} = ${JSON.stringify(value)}`).toBe(true);
        const complete = completeProperties(node(name, stored));
        expect(readControl(control, complete), control.path).toEqual(value);
        if (control.hoverPath !== undefined) {
          expect(accepts(withValueAt({}, control.hoverPath, value)), control.hoverPath).toBe(true);
        }
      }
    }
  });

  test('rejects values outside the limits of its controls', () => {
    for (const control of controls) {
      for (const value of refusalsFor(control)) {
        const label = `${control.path} = ${JSON.stringify(value)}`.slice(0, 100);
        expect(accepts(writeControl(control, value)), label).toBe(false);
      }
    }
  });

  test('renders per-device values differently on that device', () => {
    for (const control of controls.filter(({ perDevice }) => perDevice === true)) {
      for (const device of DEVICES.slice(1)) {
        const [value] = samplesFor(control)
          .filter((sample) => sample !== null)
          .slice(-1);
        const stored = controls.some(({ path }) => path === 'orientation')
          ? { orientation: control.path === 'height' ? 'vertical' : 'horizontal' }
          : {};
        const styled = node(name, writeControl(control, value, { device, stored }));
        const { className } = rootAttributes(styled, { scope: 'content', mode: 'visit' });
        const isSaid =
          className.includes(`_${DEVICE_FACTS[device].slug}`) ||
          nodeRules(styled, 'content').some((rule) => rule.device === device);
        expect(isSaid, `${control.path} on ${device}`).toBe(true);
      }
    }
  });

  test('has an icon', () => {
    expect(ICONS[name]?.length).toBeGreaterThan(0);
  });

  test('marks the texts that it declares as editable', () => {
    const texts = (INSPECTORS[name]?.texts ?? []).map(({ path }) => path);
    const edit = html(node(name, allControlsSet(name)), 'edit');
    const marked = [...edit.matchAll(/ data-text="([^"]*)"/g)].map(([, path = '']) => path);
    expect([...new Set(marked.map((path) => path.replace(/\.\d+\./g, '.*.')))]).toEqual(texts);
    for (const path of texts)
      expect(controls.map((control) => control.path)).toContain(path.split('.*.')[0]);
  });

  test('has a control for the property of its placeholder', () => {
    const placeholder = INSPECTORS[name]?.placeholder;
    if (!placeholder) return;
    expect(controls.map(({ path }) => path)).toContain(placeholder.path);
  });

  test('accepts an image in its image property', () => {
    const { imageTarget: path } = definition;
    if (path === undefined) return;
    expect(controls).toContainEqual(expect.objectContaining({ kind: 'media', path }));
  });

  test('has a control per device for the size that is dragged on the page', () => {
    const resize = INSPECTORS[name]?.resize;
    if (!resize) return;
    expect(controls).toContainEqual(
      expect.objectContaining({ path: resize.path, perDevice: true }),
    );
  });

  test('uses the common order of the Design tab', () => {
    const ids = (INSPECTORS[name]?.design ?? []).map(({ id }) => id);
    expect(ids).toEqual(DESIGN_GROUPS.filter((id) => ids.includes(id)));
  });

  test('escapes hostile text in every text property', () => {
    const leaves = leavesOf(definition.properties).filter(({ path }) => path !== 'code');
    for (const { path } of leaves) {
      const properties = withValueAt(allControlsSet(name), path, HOSTILE);
      if (!accepts(properties)) continue;
      const output = html(node(name, properties));
      expect(output, path).not.toMatch(/<script|<img src=x|<\/style/);
      const css = JSON.stringify(nodeRules(node(name, properties), 'content'));
      expect(css, path).not.toContain('</style');
    }
  });

  test('has a template without style, except spacing, so presets apply on every device', () => {
    const check = ({ widget, properties, children = [] }: WidgetTemplate) => {
      const groups = INSPECTORS[widget]?.design ?? [];
      const paths = groups
        .filter(({ id }) => id !== 'spacing')
        .flatMap((group) => group.controls)
        .flatMap(({ path, hoverPath = path }) => [path, hoverPath]);
      const set = paths.filter((path) => valueAt(properties, path) !== undefined);
      expect(set, widget).toEqual([]);
      for (const { path, perDevice, devicePaths = [path] } of controlsOf(widget)) {
        const own = perDevice ? devicePaths.map((each) => valueAt(properties, each)) : [];
        const devices = own.flatMap((value) => Object.keys(value ?? {}));
        expect([...new Set(['desktop', ...devices])], `${widget} ${path}`).toEqual(['desktop']);
      }
      for (const child of children) check(child);
    };
    check({ properties: {}, ...INSPECTORS[name]?.template, widget: name });
  });

  test('has a valid template', () => {
    const check = ({ widget, properties, children = [] }: WidgetTemplate) => {
      expect(WIDGETS.get(widget)?.properties.safeParse(properties).success, widget).toBe(true);
      for (const child of children) check(child);
    };
    check({ properties: {}, ...INSPECTORS[name]?.template, widget: name });
  });
});

test('each kind of external content is received by one widget', () => {
  const kinds = [...WIDGETS.values()].flatMap(({ receives }) => receives?.kind ?? []);
  expect(new Set(kinds).size).toBe(kinds.length);
});

test.each(Object.values(DATA_SOURCES))(
  'the data source $name declares its references',
  (source) => {
    expect(undeclaredReferences(source.request)).toEqual([]);
    expect(undeclaredReferences(source.result)).toEqual([]);
  },
);
