import { Accordion, Button, Kbd, Text } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import { PageTitle, Panel, shortcutLabel, toast } from '@plinth/ui';
import { useGo } from '../../router/links.tsx';
import { useHasRoute } from '../../router/routes-context.ts';
import { DASHBOARD } from '../../router/start.ts';
import { rememberTour } from '../../session/editor-tour.ts';
import { chooseOnboarding } from '../../session/onboarding-choice.ts';
import './help.css';

/** Help topics in the order users need them. */
const TOPICS = [
  { title: 'MODULE.HELP.EDIT.TITLE', text: 'MODULE.HELP.EDIT.TEXT' },
  { title: 'MODULE.HELP.DEVICES.TITLE', text: 'MODULE.HELP.DEVICES.TEXT' },
  { title: 'MODULE.HELP.HEADER.TITLE', text: 'MODULE.HELP.HEADER.TEXT' },
  { title: 'MODULE.HELP.PAGES.TITLE', text: 'MODULE.HELP.PAGES.TEXT' },
  { title: 'MODULE.HELP.MENUS.TITLE', text: 'MODULE.HELP.MENUS.TEXT' },
  { title: 'MODULE.HELP.MEDIA.TITLE', text: 'MODULE.HELP.MEDIA.TEXT' },
  { title: 'MODULE.HELP.SEARCH.TITLE', text: 'MODULE.HELP.SEARCH.TEXT' },
  { title: 'MODULE.HELP.CLOSED.TITLE', text: 'MODULE.HELP.CLOSED.TEXT' },
] as const;

const KEYS = [
  ['Mod+S', 'MODULE.HELP.KEY.SAVE'],
  ['Mod+Z', 'MODULE.HELP.KEY.UNDO'],
  ['Mod+Shift+Z', 'MODULE.HELP.KEY.REDO'],
  ['Mod+D', 'MODULE.HELP.KEY.DUPLICATE'],
  ['Del', 'MODULE.HELP.KEY.DELETE'],
  ['Alt+↑', 'MODULE.HELP.KEY.MOVE_UP'],
  ['Alt+↓', 'MODULE.HELP.KEY.MOVE_DOWN'],
  ['Esc', 'MODULE.HELP.KEY.PARENT'],
  ['1–4', 'MODULE.HELP.KEY.DEVICES'],
  ['/', 'MODULE.HELP.KEY.INSERT'],
  ['Mod+K', 'MODULE.HELP.KEY.PALETTE'],
  ['?', 'MODULE.HELP.KEY.ALL'],
] as const;

/** The built-in help, which works offline. */
export const HelpScreen = () => {
  const t = useT();
  const go = useGo();
  const hasDashboard = useHasRoute(DASHBOARD);
  return (
    <>
      <PageTitle title={t('ROUTE.HELP.TITLE')} description={t('MODULE.HELP.INTRO')}>
        {hasDashboard && (
          <Button
            variant="default"
            onClick={() => {
              chooseOnboarding('shown');
              go(DASHBOARD);
            }}
          >
            {t('MODULE.HELP.SHOW_STEPS')}
          </Button>
        )}
        <Button
          variant="default"
          onClick={() => {
            rememberTour(false);
            toast(t('MODULE.HELP.TOUR_READY'));
            go('/pages/');
          }}
        >
          {t('MODULE.HELP.SHOW_TOUR')}
        </Button>
      </PageTitle>
      <div className="help">
        <Accordion variant="separated" order={2}>
          {TOPICS.map(({ title, text }) => (
            <Accordion.Item key={title} value={title}>
              <Accordion.Control>{t(title)}</Accordion.Control>
              <Accordion.Panel>
                <Text>{t(text)}</Text>
              </Accordion.Panel>
            </Accordion.Item>
          ))}
        </Accordion>
        <div className="pl-keyboard-only">
          <Panel title={t('MODULE.HELP.KEYS')} description={t('MODULE.HELP.KEYS_HINT')}>
            <dl className="help-keys">
              {KEYS.map(([keys, meaning]) => (
                <div key={keys}>
                  <dt>
                    <Kbd>{shortcutLabel(keys)}</Kbd>
                  </dt>
                  <dd>{t(meaning)}</dd>
                </div>
              ))}
            </dl>
          </Panel>
        </div>
      </div>
    </>
  );
};
