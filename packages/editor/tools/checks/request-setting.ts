import type { NodeId } from '@plinth/model';
import { DONE } from '../../core/commands/step.ts';
import type { Repair } from './problem.ts';

/** A repair that only its owner can make: puts the caret into the option of a widget's content. */
export const askOption = (name: Repair['name'], id: NodeId, option: string): Repair => ({
  name,
  run: ({ session }) => {
    session.ui.setState({
      selection: [id],
      tab: 'content',
      textEditing: null,
      askedOption: option,
    });
    return DONE;
  },
});
