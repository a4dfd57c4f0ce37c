import { useCanvas } from '../canvas/frame/canvas-context.ts';
import { ElementToolbar } from '../canvas/overlay/element-toolbar.tsx';
import { useUi } from '../core/session/context.ts';
import { useIsPhone } from '../core/view/use-is-phone.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { LaunchNotice } from './launch-notice.tsx';

/** The bar below the page. On phones it is there only for a selected widget, with its toolbar. */
export function Foot() {
  const isPhone = useIsPhone();
  return (
    <div className="pl-editor-foot">
      <Breadcrumbs />
      {isPhone ? <SelectedToolbar /> : <LaunchNotice at="foot" />}
    </div>
  );
}

function SelectedToolbar() {
  const canvas = useCanvas();
  const selected = useUi(({ selection }) => selection.at(-1) ?? null);
  const isWriting = useUi(({ textEditing }) => textEditing !== null);
  if (canvas === null || selected === null || isWriting) return null;
  return <ElementToolbar id={selected} canvas={canvas} />;
}
