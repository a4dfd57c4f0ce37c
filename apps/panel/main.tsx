import '@fontsource-variable/inter/wght.css';
import { createI18n } from '@plinth/i18n';
import { AppProvider } from '@plinth/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { reloadWhenOutdated } from './boot/fresh-build.ts';
import { pageNonce } from './boot/nonce.ts';
import { Panel } from './boot/panel.tsx';
import { createQueryClient } from './boot/query-client.ts';
import { reportInternalErrors } from './boot/report-internal-errors.ts';
import { allowStyleText } from './boot/trusted-types.ts';
import { MAP_DATA_KEY, PAGE_DATA_KEY } from './data/page-data.ts';
import { onDesignSave, onWrite } from './rpc/client.ts';
import { bootQuery } from './session/boot.ts';
import { startLanguage } from './session/language.ts';

allowStyleText();
reloadWhenOutdated();

const container = document.getElementById('root');
const i18n = createI18n(startLanguage());
const queries = createQueryClient();

reportInternalErrors(i18n);

onWrite(() => void queries.invalidateQueries({ queryKey: PAGE_DATA_KEY }));
onDesignSave(() => void queries.invalidateQueries({ queryKey: MAP_DATA_KEY }));
// In parallel with the texts; each screen loads its own data.
void queries.prefetchQuery(bootQuery);
await i18n.load(['common']);

if (container) {
  createRoot(container).render(
    <StrictMode>
      <AppProvider i18n={i18n} nonce={pageNonce()}>
        <QueryClientProvider client={queries}>
          <Panel />
        </QueryClientProvider>
      </AppProvider>
    </StrictMode>,
  );
}
