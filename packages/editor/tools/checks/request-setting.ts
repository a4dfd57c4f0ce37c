import type { NodeId } from '@plinth/model';
import { INSPECTORS } from '@plinth/widgets/inspectors';
import { DONE } from '../../core/steps/step.ts';
import type { RunRepair } from './problem.ts';

const isInDesign = (widget: string, path: string): boolean =>
  INSPECTORS[widget]?.design.some(({ controls }) =>
    controls.some((control) => control.path === path),
  ) === true;

/** Leads to the field of a setting. */
export const requestSetting =
  (id: NodeId, path: string): RunRepair =>
  ({ session }) => {
    session.ui.setState({
      selection: [id],
      tab: isInDesign(session.store.node(id)?.widget ?? '', path) ? 'design' : 'content',
      textEditing: null,
      requestedSetting: { id, path },
    });
    return DONE;
  };
