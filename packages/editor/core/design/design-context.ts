import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { DesignPort } from '../ports/design/port.ts';
import type { DesignState, DesignStore } from './design-store.ts';

export const DesignContext = createContext<DesignStore | null>(null);

export function useDesign(): DesignStore {
  const design = use(DesignContext);
  if (!design) throw new Error('useDesign needs a DesignContext');
  return design;
}

export const useDesignState = <T>(select: (state: DesignState) => T): T =>
  useStore(useDesign().store, select);

export const DesignPortContext = createContext<DesignPort | null>(null);

export function useDesignPort(): DesignPort {
  const port = use(DesignPortContext);
  if (!port) throw new Error('useDesignPort needs a DesignPortContext');
  return port;
}
