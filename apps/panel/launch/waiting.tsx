import { Loader } from '@mantine/core';

/** A check that is still running. */
export const Waiting = ({ text }: { readonly text: string }) => (
  <p className="launch-waiting" role="status">
    <Loader size="xs" aria-hidden="true" /> {text}
  </p>
);
