import type { MessageKey } from '@plinth/i18n';
import type { MediaType } from '@plinth/model';

/** What a button or dialog for choosing a file of this type says. */
export const pickLabel = (type?: MediaType): MessageKey<'panel'> =>
  type === 'images' ? 'MODULE.MEDIA_LIBRARY.PICK_IMAGE' : 'MODULE.MEDIA_LIBRARY.PICK';
