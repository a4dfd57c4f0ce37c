import auth from './locales/en/auth.json' with { type: 'json' };
import canvas from './locales/en/canvas.json' with { type: 'json' };
import catalogue from './locales/en/catalogue.json' with { type: 'json' };
import common from './locales/en/common.json' with { type: 'json' };
import dashboard from './locales/en/dashboard.json' with { type: 'json' };
import help from './locales/en/help.json' with { type: 'json' };
import mail from './locales/en/mail.json' with { type: 'json' };
import media from './locales/en/media.json' with { type: 'json' };
import menus from './locales/en/menus.json' with { type: 'json' };
import pages from './locales/en/pages.json' with { type: 'json' };
import profile from './locales/en/profile.json' with { type: 'json' };
import server from './locales/en/server.json' with { type: 'json' };
import settings from './locales/en/settings.json' with { type: 'json' };
import setup from './locales/en/setup.json' with { type: 'json' };
import shell from './locales/en/shell.json' with { type: 'json' };
import site from './locales/en/site.json' with { type: 'json' };
import validation from './locales/en/validation.json' with { type: 'json' };

/** The English texts, all but those of the editor's tools; every other language falls back to them. */
export const english: { readonly [key: string]: string } = {
  ...auth,
  ...canvas,
  ...catalogue,
  ...common,
  ...dashboard,
  ...help,
  ...mail,
  ...media,
  ...menus,
  ...pages,
  ...profile,
  ...server,
  ...settings,
  ...setup,
  ...shell,
  ...site,
  ...validation,
};
