import type { generalSettings } from '@plinth/contract';
import type { SettingsForm } from '../../../settings/settings-screen.tsx';

export type GeneralForm = SettingsForm<typeof generalSettings>;
