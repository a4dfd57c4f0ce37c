import { useDebouncedValue } from '@mantine/hooks';
import { friendlyUrl } from '@plinth/model';
import { useQuery } from '@tanstack/react-query';

type SlugCheck = { readonly full_url: string | null; readonly is_available: boolean };

export type SlugSource = {
  /** The slug as typed. */
  readonly typed: string;
  /** Source of the slug while none is typed. */
  readonly name: string;
  /** Query that asks the server for the final slug. */
  readonly check: (url: string) => {
    readonly queryKey: readonly unknown[];
    readonly queryFn: () => Promise<SlugCheck>;
  };
};

const PAUSE = 250;

/** A slug, and what the server says about it after a pause in typing. */
export const useSlugCheck = ({ typed, name, check }: SlugSource) => {
  const slug = friendlyUrl(typed || name);
  const [url] = useDebouncedValue(slug, PAUSE);
  const { data } = useQuery({
    ...check(url),
    enabled: url !== '',
    placeholderData: (previous) => previous,
  });
  return { slug, checked: url === '' ? undefined : data };
};
