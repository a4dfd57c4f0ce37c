import { Button, Group, Modal, Stack, Text, UnstyledButton } from '@mantine/core';
import { useFormat, useT } from '@plinth/i18n/react';
import type { NodeId } from '@plinth/model';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { selectNode } from '../../core/commands/select.ts';
import { nodeName } from '../../core/design/readable.ts';
import type { OwnerFindings } from '../../core/ports/owner/port.ts';
import { useNode, useSession } from '../../core/session/context.ts';
import { useServices } from '../../core/session/services.ts';
import { heavyPage, type PageWeight } from './page-weight.ts';
import type { Problem } from './problem.ts';
import { ProblemCard } from './problem-card.tsx';
import { problemStore } from './problem-store.ts';
import { isWorthAsking, publishQuestion } from './publish-question.ts';
import { severityOf } from './severity.ts';

/** Problems shown at a time; the next ones follow when these are fixed. */
const MAX_PROBLEMS = 20;

/** Sets the alt texts that are typed, but not set yet. */
function setTypedTexts(dialog: HTMLElement | null): void {
  for (const form of dialog?.querySelectorAll<HTMLFormElement>('form.pl-alt-text') ?? [])
    if (form.querySelector('input')?.value.trim()) form.requestSubmit();
}

const rank = ({ kind }: Problem): number => (severityOf(kind) === 'error' ? 0 : 1);

/** What would be wrong for visitors, with repairs. Publishing regardless is the main button. */
export function PublishCheck({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const session = useSession();
  const asked = useStore(publishQuestion(session), (state) => state.asked);
  const { problems } = useStore(problemStore(session));
  const sorted = problems.toSorted((a, b) => rank(a) - rank(b)).slice(0, MAX_PROBLEMS);
  const findings = asked?.findings ?? null;
  const weight = heavyPage(session);
  const isWrong = isWorthAsking(problems, findings, weight);
  // Visitors of the page don't notice a missing description.
  const isNoticed = isWorthAsking(
    problems,
    findings && { ...findings, lacksDescription: false },
    weight,
  );
  const dialog = useRef<HTMLDivElement>(null);
  const leave = () => {
    setTypedTexts(dialog.current);
    onClose();
  };
  return (
    <Modal
      opened
      onClose={leave}
      closeOnClickOutside={false}
      title={t(isWrong ? 'EDITOR.PUBLISH_CHECK.TITLE' : 'EDITOR.PUBLISH_CHECK.READY')}
    >
      <Stack ref={dialog} gap="md" data-testid="publish-check">
        {isWrong === isNoticed && (
          <Text size="sm">
            {t(isWrong ? 'EDITOR.PUBLISH_CHECK.TEXT' : 'EDITOR.PUBLISH_CHECK.FIXED')}
          </Text>
        )}
        {sorted.map((problem) => (
          <FoundProblem key={problem.id + problem.text} problem={problem} onLeave={leave} />
        ))}
        {weight && <Weight weight={weight} onClose={leave} />}
        {findings && <Findings findings={findings} onClose={leave} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={leave}>
            {t('EDITOR.PUBLISH_CHECK.BACK')}
          </Button>
          <Button
            data-autofocus
            data-testid="publish-anyway"
            onClick={() => {
              leave();
              asked?.proceed();
            }}
          >
            {t(isWrong ? 'EDITOR.PUBLISH_CHECK.PROCEED' : 'EDITOR.PUBLISH')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}

type FoundProblemProps = { readonly problem: Problem; readonly onLeave: () => void };

/** A problem with the name of its widget. */
function FoundProblem({ problem, onLeave }: FoundProblemProps) {
  const t = useT();
  const node = useNode(problem.id);
  return (
    <section>
      <Text size="xs" fw={500}>
        {nodeName(t, node)}
      </Text>
      <ProblemCard problem={problem} onLeave={onLeave} />
    </section>
  );
}

type WeightProps = { readonly weight: PageWeight; readonly onClose: () => void };

/** What the images of the page weigh, with a way to the heaviest. */
function Weight({ weight: { bytes, heaviest }, onClose }: WeightProps) {
  const t = useT();
  const format = useFormat();
  const session = useSession();
  return (
    <section data-testid="publish-check-weight">
      <Text size="xs" fw={500}>
        {t('EDITOR.PUBLISH_CHECK.WEIGHT', { size: format.fileSize(bytes) })}
      </Text>
      <ul className="pl-publish-links">
        {heaviest.map(({ node, bytes: size }) => (
          <li key={node}>
            <UnstyledButton
              className="pl-publish-link"
              onClick={() => {
                onClose();
                selectNode(session, node);
              }}
            >
              <NodeName id={node} />
            </UnstyledButton>
            {` · ${format.fileSize(size)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

function NodeName({ id }: { readonly id: NodeId }) {
  return nodeName(useT(), useNode(id));
}

type FindingsProps = { readonly findings: OwnerFindings; readonly onClose: () => void };

/** What the server found: links that lead nowhere, each with a way to it, and a missing description. */
function Findings({ findings, onClose }: FindingsProps) {
  const t = useT();
  const session = useSession();
  const { openSettings } = useServices().ports.owner;
  const { broken, lacksDescription } = findings;
  return (
    <>
      {broken.length > 0 && (
        <section data-testid="publish-check-links">
          <Text size="xs" fw={500}>
            {t('EDITOR.PUBLISH_CHECK.LINKS', { count: broken.length })}
          </Text>
          <ul className="pl-publish-links">
            {broken.map(({ label, isHidden, node }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
              <li key={at}>
                <UnstyledButton
                  className="pl-publish-link"
                  onClick={() => {
                    onClose();
                    selectNode(session, node);
                  }}
                >
                  {label ?? t('EDITOR.PUBLISH_CHECK.GONE')}
                  {isHidden && ` · ${t('EDITOR.PUBLISH_CHECK.HIDDEN')}`}
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </section>
      )}
      {lacksDescription && (
        <Group justify="space-between" gap="sm">
          <Text size="xs">{t('EDITOR.PUBLISH_CHECK.DESCRIPTION')}</Text>
          <Button
            size="compact-xs"
            variant="default"
            onClick={() => {
              onClose();
              openSettings();
            }}
          >
            {t('EDITOR.PUBLISH_CHECK.ADD_DESCRIPTION')}
          </Button>
        </Group>
      )}
    </>
  );
}
