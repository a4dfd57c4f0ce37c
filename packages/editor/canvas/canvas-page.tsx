import { useSession } from '../session/context.ts';
import { CanvasNode } from './canvas-node.tsx';

/** The page's sections in the markup that visitors get around them. */
export function CanvasPage() {
  const { sections } = useSession();
  const node = (name: 'header' | 'content' | 'footer') => {
    const section = sections.find((candidate) => candidate.name === name);
    return section && <CanvasNode id={section.root} scope={name} />;
  };
  return (
    <>
      <div className="page">
        {node('header')}
        {node('content')}
      </div>
      {node('footer')}
    </>
  );
}
