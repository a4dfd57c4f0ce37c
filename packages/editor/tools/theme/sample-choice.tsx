import { UnstyledButton } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import './sample-choice.css';

type SampleChoiceProps = {
  readonly label: string;
  /** Text below the sample, if the sample doesn't say what it is. */
  readonly name?: string;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
  readonly testId: string;
  /** The sample; decorative, because the label says what it is. */
  readonly children: ReactNode;
};

/** A choice that shows what it looks like. */
export const SampleChoice = (props: SampleChoiceProps) => (
  <UnstyledButton
    className="pl-sample-choice"
    aria-label={props.label}
    aria-pressed={props.isCurrent}
    onClick={props.onChoose}
    data-testid={props.testId}
  >
    <span aria-hidden="true">{props.children}</span>
    {props.name !== undefined && <span className="pl-sample-name">{props.name}</span>}
    {props.isCurrent && <IconCheck className="pl-sample-mark" size={16} aria-hidden />}
  </UnstyledButton>
);
