import type { Control } from '@plinth/widgets/inspectors';

/** Values that a control must be able to set, at least one of them not the default. */
export const samplesFor = (control: Control): readonly unknown[] => {
  switch (control.kind) {
    case 'text':
      return ['x', 'x'.repeat(control.maxLength)];
    case 'rich_text':
      return ['<p>Sample</p>'];
    case 'code':
      return ['<b>Sample</b>'];
    case 'number':
    case 'slider':
      return [control.min, control.max, ...(control.isOptional ? [null] : [])];
    case 'switch':
      return [true, false];
    case 'select':
    case 'segmented':
      return control.options.map(({ value }) => value);
    case 'color':
      return ['primary', 'color1_3', '#0a0b0c80'];
    case 'length':
      return control.units.map((unit) => `10${unit}`);
    case 'link':
      return [{ action: 'home_page' }, { action: 'url', url: 'https://example.com/' }];
    case 'media':
    case 'menu':
      return [7, null];
    case 'frame_url':
      return ['https://example.com/?a=1&b=2', ''];
    case 'icon':
      return ['check', null];
    case 'preset':
      return ['other'];
    case 'spacing':
      return ['large', 'none'];
    case 'visibility':
      return [{ desktop: true, tablet: false, mobile_h: true, mobile_v: false }];
    case 'background':
      return [{ color: 'primary' }, { image_id: 7, overlay: { color: 'inv', opacity: 40 } }];
    case 'shadow':
      return [{ is_on: true, x: 1, y: 12, blur: 30, spread: 2, color: 'primary' }];
    case 'list':
      return [[listItem(control.controls)], []];
    case 'columns':
    case 'items':
      return [];
  }
};

/** An item of a list with the first sample of each of its controls. */
const listItem = (controls: readonly Control[]): object =>
  Object.fromEntries([
    ['is_hidden', false],
    ...controls.map((control) => [control.path, samplesFor(control)[0]]),
  ]);

/** Values just outside what a control may set. */
export const refusalsFor = (control: Control): readonly unknown[] => {
  switch (control.kind) {
    case 'text':
    case 'code':
      return ['x'.repeat(control.maxLength + 1), 5];
    case 'number':
    case 'slider':
      return [control.min - 1, control.max + 1, '5', ...(control.isOptional ? [] : [null])];
    case 'select':
    case 'segmented':
      return ['no_such_option'];
    case 'color':
      return ['red', 'red;}</style><script>', 'url(//evil)', 'expression(1)', '#12'];
    case 'length':
      return ['10', '10furlong', '10px;}', 'calc(1px)', '-5px'];
    case 'link':
      return [
        { action: 'url', url: 'javascript:alert(1)' },
        { action: 'url', url: 'java\tscript:alert(1)' },
        { action: 'url', url: ' data:text/html,x' },
        { action: 'url', url: '&#106;avascript:alert(1)' },
        { action: 'nonsense' },
      ];
    case 'media':
    case 'menu':
      return ['7', 0, 1.5];
    case 'frame_url':
      return [
        'javascript:alert(1)',
        'java\tscript:alert(1)',
        'data:text/html,x',
        '//example.com/',
        '/own/',
        'https://user:secret@example.com/',
        5,
      ];
    case 'icon':
      return ['no_such_icon', 'constructor'];
    case 'preset':
      return ['x" onmouseover=', ''];
    case 'background':
      return [{ color: 'red;}' }, { image_id: '//evil' }, { unknown: 1 }];
    case 'shadow':
      return [{ color: 'red' }, { x: 1000 }, { unknown: 1 }];
    case 'switch':
      return ['yes'];
    case 'spacing':
      return ['huge'];
    case 'visibility':
      return [{ desktop: 'yes' }, { watch: true }];
    case 'rich_text':
      return [5];
    case 'list':
      return [
        Array.from({ length: control.max + 1 }, () => listItem(control.controls)),
        [{ unknown: 1 }],
        'x',
      ];
    case 'columns':
    case 'items':
      return [];
  }
};
