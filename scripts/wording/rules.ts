export type WordingRule = {
  readonly name: string;
  readonly banned: RegExp;
  readonly instead: string;
  /** Message keys in which the word has another meaning or quotes a requirement. */
  readonly allowed?: readonly string[];
  /** Applies to the interface only. Prose may use the form. */
  readonly isInterfaceOnly?: true;
};

/** Texts that are quoted from the requirements. */
const QUOTED = ['COMMON.MESSAGES.SCRIPT_CANNOT_LOAD'];

const LABEL_VERBS =
  'Add|Choose|Clear|Copy|Create|Delete|Download|Edit|Insert|Open|Remove|Rename|Replace|Reset|Save|Select|Send|Set|Show|Upload|Use|View';

const TERMS: readonly WordingRule[] = [
  { name: 'image', banned: /\bpictures?\b(?!-in-picture)(?<!-in-picture)/i, instead: 'image' },
  { name: 'alt text', banned: /\balternative texts?\b|\bthose who\b/i, instead: 'alt text' },
  {
    name: 'URL',
    banned: /(?<!email |postal )\baddress(es)?\b/i,
    instead: 'URL, or URL slug; “address” only for postal and email addresses',
    allowed: ['MODULE.SETTINGS.MAIL.SENDER'],
  },
  {
    name: 'mobile',
    banned: /\bphones?, (sideways|turned)\b|\bupright phones?\b|\bsideways\b|\bon phones\b/i,
    instead: 'Mobile, Mobile landscape',
  },
  {
    name: 'settings',
    banned: /(?<!Mail |save )\boptions?\b/i,
    instead: 'settings',
  },
  {
    name: 'style',
    banned:
      /\b(a|the|its|this|own|whose|panel's|site's) look\b|\blook (of|under)\b|\blooked over\b/i,
    instead: 'style, preview, or check',
  },
  {
    name: 'saved',
    banned: /\bkept\b/i,
    instead: 'saved',
    allowed: ['EDITOR.UNKNOWN_WIDGET'],
  },
  { name: 'is', banned: /\bstands?\b|\bstood\b|\bstanding\b/i, instead: 'is, appears' },
  { name: 'fix', banned: /\bmend(s|ed|ing)?\b/i, instead: 'fix' },
  {
    name: 'restore',
    banned: /\bt(ake|akes|aken|aking|ook)( \w+)? back\b/i,
    instead: 'restore, undo, or reset',
  },
  {
    name: 'merge',
    banned: /\b(bring|brings|brought|come|comes|came)\b[^.]{0,20}\btogether\b/i,
    instead: 'merge',
  },
  {
    name: 'automatically',
    banned: /\bby (itself|themselves|oneself)\b/i,
    instead: 'automatically, or on its own',
  },
  { name: 'anyone', banned: /\bwho(m|so)?ever\b/i, instead: 'anyone who, or name the person' },
  { name: 'link to', banned: /\bleads? to\b/i, instead: 'link to' },
  {
    name: 'sign in',
    banned: /\blog(s|ged|ging)?[ -]?(in|out|off)s?\b/i,
    instead: 'sign in, sign out',
    allowed: ['MODULE.SETTINGS.MAIL.AUTH.LOGIN'],
  },
  {
    name: 'email',
    banned: /\be-mails?\b|\bmails?\b(?! options)(?!\.example)/i,
    instead: 'email (only the screen is called “Mail options”)',
    allowed: ['COMMON.VALIDATION.INVALID_HOSTNAME'],
  },
  { name: 'setup', banned: /\bset-up\b/i, instead: 'setup, or set up' },
];

const SPELLING: readonly WordingRule[] = [
  {
    name: 'US spelling',
    banned:
      /\b(re)?(colour|favour|behaviour)\w*|\bcent(re|red|res)\b|\bgrey\b|\bcancell(ed|ing)\b|\bcatalogue\b|\b(organ|recogn|custom|optim)is(e|es|ed|ing|ation)\b/i,
    instead: 'color, behavior, center, gray, canceled, customize',
  },
  { name: 'ellipsis', banned: / …/, instead: '“…” without a space before it' },
  {
    name: 'apostrophe',
    banned: /\w'\w/,
    instead: 'a curly apostrophe: “isn’t”',
    isInterfaceOnly: true,
  },
  { name: 'ratio', banned: /(\d|\}\}) : (\d|\{\{)/, instead: '3.8:1, without spaces' },
];

const FORMS: readonly WordingRule[] = [
  {
    name: 'X name',
    banned:
      /\b(Name|Title|Color|Width|Size|Password|Settings|Background|Border|Place|Opacity|Language) of (the|this|its|your|a)\b/i,
    instead: '“Site name”, not “Name of the site”',
  },
  {
    name: 'label without article',
    banned: new RegExp(`^(${LABEL_VERBS}) (the|a|an)( [\\w-]+){1,3}$`),
    instead: 'no article on a button: “Set password”',
    allowed: [
      'MODULE.AUTH.RESET.TITLE',
      'MODULE.DASHBOARD.STEP.SEO',
      'MODULE.HELP.EDIT.TITLE',
      'SETUP.STARTER.TITLE',
    ],
  },
  {
    name: 'contraction',
    banned:
      /\b(can not|cannot|(is|are|was|were|do|does|did|could|would|will|has|have|must) not)\b/i,
    instead: 'a contraction: “can’t”, “isn’t”, “Couldn’t save. Try again.”',
    allowed: QUOTED,
    isInterfaceOnly: true,
  },
  {
    name: 'count',
    banned: /\bone (file|page|item|place|field|value|widget|image|column|menu item)\b/i,
    instead: 'the number: “1 file”',
    allowed: ['EDITOR.REFUSAL.onlyOne'],
    isInterfaceOnly: true,
  },
  {
    name: 'of its own',
    banned: /\bof (its|your|their) own\b/i,
    instead: '“its own header”, not “a header of its own”',
  },
  {
    name: 'translated phrase',
    banned: /\b(go on|at once|for good|any ?more|shall|in(to)? sight|closed doors)\b/i,
    instead: 'continue, right away, permanently, no longer, must, in view',
  },
];

/** Forms that native speakers avoid in software. */
export const WORDING_RULES: readonly WordingRule[] = [...TERMS, ...SPELLING, ...FORMS];
