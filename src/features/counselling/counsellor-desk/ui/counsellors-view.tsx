import { Button, EmptyState, Row, Skeleton, textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAllCounsellorsQuery, type Counsellor } from '@/entities/counselling/counsellor';
import { useHasDuty, useStaff } from '@/entities/session';
import { deskStyles } from '@/shared/desk';
import { useNow } from '@/shared/lib/clock';
import { BackendProblem } from '@/shared/ui/form';
import { asItem, PartBoundary } from '@/shared/ui/part-boundary';
import { CounsellorItem } from './counsellor-item';
import { NewCounsellor } from './new-counsellor';

const none: readonly Counsellor[] = [];

/** Who else has the room of a counsellor and still works here. */
const sharingWith = ({ id, room }: Counsellor, all: readonly Counsellor[]): readonly string[] =>
  room === ''
    ? []
    : all.filter((one) => one.id !== id && one.room === room && one.state !== 'left').map(({ name }) => name);

/** Profiles of counsellors: the office keeps them, and a counsellor the own one. */
export function CounsellorsView() {
  const { t } = useTranslation(['counselling-desk', 'admin', 'shell']);
  const now = useNow();
  const staff = useStaff();
  const isOffice = useHasDuty('office');
  const [isAdding, setAdding] = useState(false);
  const { data = none, error, isLoading } = useAllCounsellorsQuery(null);
  if (isLoading) return <Skeleton label={t('shell:loading')} lines={8} />;
  const ownFirst = [...data].sort(
    (one, other) =>
      Number(other.id === staff.userId) - Number(one.id === staff.userId) ||
      Number(one.state === 'left') - Number(other.state === 'left'),
  );
  return (
    <div className={deskStyles.view}>
      <h1 className={deskStyles.title}>{t('admin:views.counsellors')}</h1>
      <p className={textStyles.soft}>{t('counsellorsLead')}</p>
      <BackendProblem error={error} />
      {isOffice ? (
        <div tabIndex={-1}>
          {isAdding ? (
            <NewCounsellor known={data.map(({ id }) => id)} onClose={() => setAdding(false)} />
          ) : (
            <Row>
              <Button isSmall onClick={() => setAdding(true)}>
                {t('add.open')}
              </Button>
            </Row>
          )}
        </div>
      ) : null}
      {data.length === 0 && error === undefined ? (
        <EmptyState title={t('noCounsellors')}>
          <p>{t(isOffice ? 'noCounsellorsOffice' : 'noCounsellorsWords')}</p>
        </EmptyState>
      ) : null}
      <ul className={deskStyles.groups}>
        {ownFirst.map((counsellor) => (
          <PartBoundary key={counsellor.id} frame={asItem}>
            <CounsellorItem counsellor={counsellor} sharing={sharingWith(counsellor, data)} now={now} />
          </PartBoundary>
        ))}
      </ul>
    </div>
  );
}
