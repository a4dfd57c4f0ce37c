import { useT } from '@plinth/i18n/react';
import { useUi } from '../../core/session/context.ts';
import { useIsPhone } from '../../core/view/use-is-phone.ts';
import { DoneButton } from './done-button.tsx';
import './text-toolbar.css';

/** The bar of an open label, which has no formats: on phones, it ends writing. */
export function LabelBar() {
  const t = useT();
  const isPhone = useIsPhone();
  const isOpen = useUi((ui) => ui.isTextOpen);
  return (
    isPhone &&
    isOpen && (
      <div
        className="pl-text-toolbar"
        role="toolbar"
        aria-label={t('EDITOR.TEXT.TOOLBAR')}
        // The label stays focused.
        onPointerDown={(event) => event.preventDefault()}
        data-testid="label-bar"
      >
        <DoneButton />
      </div>
    )
  );
}
