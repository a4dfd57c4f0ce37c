import { lazyComponent } from '@plinth/ui';
import { useStore } from 'zustand';
import type { EditorTool } from '../../core/commands/registry/editor-tool.ts';
import { useSession } from '../../core/session/context.ts';
import { tourState } from './tour-state.ts';

const Tour = lazyComponent(async () => (await import('./tour.tsx')).Tour);

function OpenTour() {
  const state = tourState(useSession());
  const { tour } = useStore(state);
  return tour && <Tour isWanted={tour === 'wanted'} onEnd={() => state.setState({ tour: null })} />;
}

export const tourTool: EditorTool = {
  commands: [
    {
      id: 'tour',
      label: 'EDITOR.COMMAND.TOUR',
      group: 'go',
      run: ({ session }) => tourState(session).setState({ tour: 'wanted' }),
    },
  ],
  Overlay: OpenTour,
};
