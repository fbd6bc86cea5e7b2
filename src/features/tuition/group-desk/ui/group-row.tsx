import { Button, Facts, Row } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGroupAnswersQuery, type NeighbourGroup } from '@/entities/neighbour-group';
import { useStaff } from '@/entities/session';
import type { TuitionRequest } from '@/entities/tuition-request';
import type { Tutor } from '@/entities/tutor';
import { BackendProblem } from '@/shared/ui/form';
import { useAgreeGroupMutation, useDropGroupMutation } from '../api/groups-api';
import { shortCode } from '@/shared/desk';
import { deskStyles } from '@/shared/desk';
import { GroupPriceWords, useGroupWords } from './group-words';

/** Renders the tutor selection for an agreed group. */
export type ShowGroupOffers = (
  group: NeighbourGroup,
  requests: readonly TuitionRequest[],
  tutors: readonly Tutor[],
) => ReactNode;

interface GroupRowProps {
  group: NeighbourGroup;
  /** Requests of the group's families. */
  requests: readonly TuitionRequest[];
  tutors: readonly Tutor[];
  offers: ShowGroupOffers;
}

/** An invited group: answers so far, and the tutor selection once all have agreed. */
export function GroupRow({ group, requests, tutors, offers }: GroupRowProps) {
  const staff = useStaff();
  const { t } = useTranslation('admin');
  const words = useGroupWords();
  const { id, members, state } = group;
  const { data: answers } = useGroupAnswersQuery({ id, members });
  const [agree, agreeing] = useAgreeGroupMutation();
  const [drop, dropping] = useDropGroupMutation();
  const isBusy = agreeing.isLoading || dropping.isLoading;
  const haveAgreed =
    answers?.length === members.length && answers.every((answer) => answer.state === 'agreed');
  return (
    <li className={deskStyles.group}>
      <h3>
        {words.title(group)}: {t(`states.${state}`)}
      </h3>
      <Facts
        facts={[
          { label: t('groups.hours'), value: words.hours(group.hours) },
          ...(answers ?? []).map((answer) => ({
            label: shortCode(answer.ref),
            value: t(`groups.answers.${answer.state}`),
          })),
          { label: t('groups.names'), value: (answers?.[0]?.names ?? []).join(', ') },
        ]}
      />
      <GroupPriceWords terms={group} />
      {state === 'proposed' && answers?.some((answer) => answer.state === 'declined') ? (
        <p>{t('groups.oneDeclined')}</p>
      ) : null}
      {state === 'agreed' ? offers(group, requests, tutors) : null}
      {state !== 'dropped' && answers ? (
        <Row>
          {state === 'proposed' && haveAgreed ? (
            <Button
              isSmall
              disabled={isBusy}
              onClick={() => void agree({ group, answers, requests, by: staff })}
            >
              {t('groups.agree')}
            </Button>
          ) : null}
          <Button
            variant="text"
            isSmall
            disabled={isBusy}
            onClick={() => void drop({ group, answers, by: staff })}
          >
            {t('groups.drop')}
          </Button>
        </Row>
      ) : null}
      <BackendProblem error={agreeing.error ?? dropping.error} />
    </li>
  );
}
