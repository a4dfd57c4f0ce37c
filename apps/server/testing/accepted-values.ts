import fc from 'fast-check';
import { z } from 'zod';

/** Texts at the edge of what fields take. Which of them a field gets is up to its schema. */
const TEXTS = [
  ...Object.getOwnPropertyNames(Object.prototype),
  ...[
    '',
    ' ',
    'a',
    'é',
    '😀😀😀',
    'שלום עולם',
    '漢字',
    '\u200B',
    '\u202Eabc',
    '%',
    '%zz',
    '\\',
    '"\'`',
  ],
  ...['</script><script>x', ']]>', '<!--', '<p>a<b>b</p>', '&amp;&', '{{name}}', 'a\nb\r\nc'],
  ...[
    'en',
    'en-USA',
    'zh-Hant-TW',
    'de-CH-1901',
    'sr-Latn-RS',
    'qaa',
    'tlh',
    'iw',
    'no-NYN',
    'en-419',
  ],
  ...['UTC', 'Etc/GMT+12', 'Pacific/Kiritimati', 'America/Argentina/ComodRivadavia', 'EST5EDT'],
  ...[
    'http://a.test:1',
    'http://a.test:65535',
    'http://a.test:0',
    'https://A.TEST:443',
    'http://1.1',
  ],
  ...['http://[::1]:65535', 'http://a_b.test', 'https://xn--bcher-kva.test', 'http://a.test:99999'],
  ...['https://a.test/x?y=%zz#z', 'https://instagram.com/constructor', 'https://x.test/\u00E9'],
  ...['https://tiles.test/{z}/{x}/{y}.png', 'http://tiles.test/{z}/{x}/{y}?{z}'],
  ...['a@example.test', 'constructor@example.test', '"a b"@example.test', 'ü@bücher.test'],
  ...['+1 (202) 555-0143', '112', '(', '+49 30 1234-56', '020 7946 0000 ext 4'],
  ...[
    '00:00',
    '23:59',
    '12:30',
    '#000000',
    '#ffffff',
    '#fff',
    'd.m.Y',
    'jS F Y, H:i',
    'Y',
    '[]/(H',
  ],
  ...['G-A', 'UA-1-1', 'GTM-CONSTRUCTOR', '1', '999999999999999', '-1', '1e3', 'NaN', 'null'],
  ...['Disallow: /', '# toString', 'Sitemap: x', 'US', 'USA', 'us', 'DE', 'gb', 'Germany', 'XK'],
  ...[
    'x'.repeat(63),
    'x'.repeat(255),
    'word '.repeat(60),
    'x'.repeat(5000),
    '\t',
    'exe',
    '.svg, toml',
  ],
];

const NUMBERS = [0, 1, 2, 3, 5, 25, 50, 100, 465, 587, 1024, 3650, 4096, 10_000, 65_535];

const isAccepted = (schema: z.ZodType, value: unknown) => schema.safeParse(value).success;

/** Those of the values that the schema accepts. */
const among = (schema: z.ZodType, values: readonly unknown[]): fc.Arbitrary<unknown> =>
  fc.constantFrom(...values.filter((value) => isAccepted(schema, value)));

function candidates(schema: z.ZodType): fc.Arbitrary<unknown> {
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    return acceptedValues(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodNullable)
    return fc.option(acceptedValues(schema.unwrap() as z.ZodType), { nil: null, freq: 1 });
  if (schema instanceof z.ZodPipe) return candidates(schema.in as z.ZodType);
  if (schema instanceof z.ZodUnion)
    return fc.oneof(...schema.options.map((option) => acceptedValues(option as z.ZodType)));
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodArray)
    return fc.array(acceptedValues(schema.element as z.ZodType), { maxLength: 4 });
  if (schema instanceof z.ZodObject)
    return fc.record(
      Object.fromEntries(
        Object.entries(schema.shape).map(([name, field]) => [name, acceptedValues(field)]),
      ),
    );
  const { minValue, maxValue } = schema as Partial<z.ZodNumber>;
  return among(schema, [
    ...(schema instanceof z.ZodNumber ? [...NUMBERS, minValue, maxValue] : TEXTS),
  ]);
}

/**
 * Values that a schema accepts, most of them at the edge of what it accepts: names of
 * `Object.prototype`, regions of three letters, extreme ports, text from right to left.
 */
export const acceptedValues = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  candidates(schema).filter((value) => isAccepted(schema, value));
