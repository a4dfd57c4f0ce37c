import { Card, Group, Skeleton, Stack } from '@mantine/core';
import { useT } from '@plinth/i18n/react';
import type { ReactNode } from 'react';
import './feedback.css';

const keys = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `place-${index}`);

/** Fades in after 150 ms to avoid flicker on fast responses. Announced as loading. */
const Loading = ({ children }: { readonly children: ReactNode }) => {
  const t = useT();
  return (
    <div
      className="pl-skeleton"
      role="status"
      aria-label={t('COMMON.TEXT.LOADING')}
      data-testid="skeleton"
    >
      {children}
    </div>
  );
};

export const ListSkeleton = ({ rows = 6 }: { readonly rows?: number }) => (
  <Loading>
    <Card withBorder padding={0}>
      {keys(rows).map((key) => (
        <Group key={key} className="pl-skeleton-row" wrap="nowrap">
          <Skeleton height={14} width="32%" />
          <Skeleton height={14} width="24%" />
          <Skeleton height={20} width={72} radius="xl" />
        </Group>
      ))}
    </Card>
  </Loading>
);

export const FormSkeleton = ({ fields = 5 }: { readonly fields?: number }) => (
  <Loading>
    <Stack gap="xl" maw={640}>
      {keys(fields).map((key) => (
        <Stack key={key} gap="sm">
          <Skeleton height={12} width={120} />
          <Skeleton height={36} />
        </Stack>
      ))}
    </Stack>
  </Loading>
);

export const GridSkeleton = ({ tiles = 12 }: { readonly tiles?: number }) => (
  <Loading>
    <div className="pl-skeleton-grid">
      {keys(tiles).map((key) => (
        <Skeleton key={key} className="pl-skeleton-tile" />
      ))}
    </div>
  </Loading>
);
