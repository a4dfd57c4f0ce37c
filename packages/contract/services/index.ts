import { AuthService } from './auth.ts';
import { BlocksService } from './blocks.ts';
import { ContentSection } from './content-section.ts';
import { DataService } from './data.ts';
import { BackgroundsService, PresetsService, StylesService, ThemesService } from './design.ts';
import { MediaService } from './media.ts';
import { MenusService } from './menus.ts';
import { PagesService } from './pages.ts';
import { PostsService } from './posts.ts';
import { ProfileService } from './profile.ts';
import { RedirectsService } from './redirects.ts';
import { SettingsService } from './settings.ts';
import { SetupService } from './setup.ts';
import { ActivationService, SupportService, SystemService } from './system.ts';

/** Every service by the name under which it is called: `Service.method`. */
export const services = {
  ActivationService,
  AuthService,
  BackgroundsService,
  BlocksService,
  ContentSection,
  DataService,
  MediaService,
  MenusService,
  PagesService,
  PostsService,
  PresetsService,
  ProfileService,
  RedirectsService,
  SettingsService,
  SetupService,
  StylesService,
  SupportService,
  SystemService,
  ThemesService,
};

export type Services = typeof services;
