import { useNavigate, useSearch } from '@tanstack/react-router';

type Search = Record<string, unknown>;

/** A list filter in the URL, so that Back and shared links show the same list. */
export const useFilter = (name: string): readonly [string, (value: string) => void] => {
  const search: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const value = String(search[name] ?? '');
  const change = (next: string) => {
    const { [name]: _old, ...others } = search;
    const target: Search = next === '' ? others : { ...others, [name]: next };
    void navigate({ to: '.', search: target as never, replace: true });
  };
  return [value, change];
};
