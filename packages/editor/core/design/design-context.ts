import { createContext, use } from 'react';
import { useStore } from 'zustand';
import type { DesignState, DesignStore } from './design-store.ts';

export const DesignContext = createContext<DesignStore | null>(null);

export function useDesign(): DesignStore {
  const design = use(DesignContext);
  if (!design) throw new Error('useDesign needs a DesignContext');
  return design;
}

export const useDesignState = <T>(select: (state: DesignState) => T): T =>
  useStore(useDesign().store, select);
