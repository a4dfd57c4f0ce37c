import { useEffect, useState } from 'react';
import type { Block } from '../../core/ports/blocks-port.ts';
import { useServices } from '../../core/session/services.ts';

/** A block's document; those of prebuilt blocks load on first use. */
export function useBlockDocument(block: Block, isWanted: boolean): Block['document'] | null {
  const { ports } = useServices();
  const { blockPreview: loadDocument } = ports;
  const [document, setDocument] = useState<Block['document'] | null>(null);
  const isNeeded = isWanted && !block.isOwn && document === null;
  useEffect(() => {
    if (isNeeded) loadDocument(block.id).then(setDocument, () => setDocument(null));
  }, [isNeeded, block.id, loadDocument]);
  return block.isOwn ? block.document : document;
}
