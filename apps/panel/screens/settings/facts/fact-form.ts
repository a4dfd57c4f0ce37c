import type { factSettings } from '@plinth/contract';
import type { SettingsForm } from '../../../settings/settings-screen.tsx';

export type FactForm = SettingsForm<typeof factSettings>;
