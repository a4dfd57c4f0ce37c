import { useSession } from '../../core/session/context.ts';
import { CanvasNode } from './canvas-node.tsx';
import { SectionSite } from './section-site.tsx';

/** The page's sections in the same markup that visitors get. */
export function CanvasPage() {
  const { sections } = useSession();
  const node = (name: 'header' | 'content' | 'footer') => {
    const section = sections.find((candidate) => candidate.name === name);
    return (
      section && (
        <SectionSite root={section.root} scope={name}>
          <CanvasNode id={section.root} scope={name} />
        </SectionSite>
      )
    );
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
