import {
  Anchor,
  Button,
  type ButtonProps,
  UnstyledButton,
  type UnstyledButtonProps,
} from '@mantine/core';
import { createLink, useNavigate, useParams } from '@tanstack/react-router';
import { type ComponentPropsWithRef, useCallback } from 'react';
import { idOf } from './id-param.ts';

export const LinkAnchor = createLink(Anchor<'a'>);

export type AnchorProps<P> = P & Omit<ComponentPropsWithRef<'a'>, keyof P>;

/** A link that looks like a button. */
export const LinkButton = createLink((props: AnchorProps<ButtonProps>) => (
  <Button component="a" {...props} />
));

/** A link around content with its own look. */
export const LinkBlock = createLink((props: AnchorProps<UnstyledButtonProps>) => (
  <UnstyledButton component="a" {...props} />
));

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
