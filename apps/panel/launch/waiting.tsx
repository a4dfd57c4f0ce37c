import { Loader } from '@mantine/core';
import './waiting.css';

/** A check that is still running; whoever shows it announces it. */
export const Waiting = ({ text }: { readonly text: string }) => (
  <p className="launch-waiting">
    <Loader size="xs" aria-hidden="true" /> {text}
  </p>
);
