import { Anchor, Button, UnstyledButton } from '@mantine/core';
import { createLink, useNavigate, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { idOf } from './id-param.ts';

export const LinkAnchor = createLink(Anchor<'a'>);
export const LinkButton = createLink(Button<'a'>);
export const LinkBlock = createLink(UnstyledButton<'a'>);

/** Navigates to a path of the panel. */
export const useGo = (): ((path: string, options?: { readonly replace?: boolean }) => void) => {
  const navigate = useNavigate();
  return useCallback((path, options) => void navigate({ to: path, ...options }), [navigate]);
};

/** A decoded parameter of the current route; empty if the route doesn't have it. */
export const useParam = (name: string): string => {
  const params: Record<string, string | undefined> = useParams({ strict: false });
  return params[name] ?? '';
};

/** The `id` of the current route; 0, which no record has, if it isn't a positive integer. */
export const useIdParam = (): number => idOf(useParam('id'));
