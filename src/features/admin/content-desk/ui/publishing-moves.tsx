import { Button, Row } from 'design-system';
import { useId } from 'react';
import { useTransitionRecordMutation } from '@/entities/change-log';
import { useStaff } from '@/entities/session';
import { outcomeOf } from '@/shared/api';
import type { Transition } from '@/shared/lib/lifecycle';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { BackendProblem } from '@/shared/ui/form';

interface PublishingMovesProps {
  /** Path of the record. */
  path: string;
  slug: string;
  /** Id of the heading of the text. */
  headingId: string;
  /** What the office can do now. */
  moves: readonly Transition[];
  wordsOf: (event: string) => string;
  /** What it lacks before it can be published, in words; nothing, or left out, when it is complete. */
  lacks?: string | null;
  /** What putting away means, asked before it is done. */
  archive: { readonly words: string; readonly send: string; readonly leave: string };
}

/** Publishes a text, takes it up again, or, once more asked, puts it away. */
export function PublishingMoves({
  path,
  slug,
  headingId,
  moves,
  wordsOf,
  lacks = null,
  archive,
}: PublishingMovesProps) {
  const by = useStaff();
  const [move, { error, isLoading }] = useTransitionRecordMutation();
  const toTransition = ({ event, from, to }: Transition) => ({
    ...{ ref: slug, path, by, event, from, to },
    isTracked: false,
  });
  const putAway = moves.find(({ to }) => to === 'archived');
  const others = moves.filter((one) => one !== putAway);
  const lacksId = useId();
  const isLacking = (to: string) => lacks !== null && to === 'published';
  return (
    <>
      <BackendProblem error={error} />
      <Row>
        {others.map((one) => (
          <Button
            key={one.event}
            isSmall
            isBusy={isLoading}
            isOff={isLacking(one.to)}
            aria-describedby={isLacking(one.to) ? `${headingId} ${lacksId}` : headingId}
            onClick={() => (isLacking(one.to) ? undefined : void move(toTransition(one)))}
          >
            {wordsOf(one.event)}
          </Button>
        ))}
        {others.some(({ to }) => isLacking(to)) ? <span id={lacksId}>{lacks}</span> : null}
      </Row>
      {putAway ? (
        <ConfirmButton
          isSmall
          open={wordsOf(putAway.event)}
          words={archive.words}
          sendLabel={archive.send}
          leave={archive.leave}
          make={() => toTransition(putAway)}
          send={async (given) => outcomeOf((await move(given)).error)}
        />
      ) : null}
    </>
  );
}
