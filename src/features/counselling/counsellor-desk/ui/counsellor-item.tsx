import { Button, Row, Tag } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangeList } from '@/entities/change-log';
import { counsellorPath, type Counsellor } from '@/entities/counselling/counsellor';
import { useHasDuty, useStaff } from '@/entities/session';
import { deskStyles, MoreButton, StateMark } from '@/shared/desk';
import { ChecksForm } from './checks-form';
import { CounsellorFacts } from './counsellor-facts';
import { CounsellorMoves } from './counsellor-moves';
import { HoursForm } from './hours-form';
import { HoursPreview } from './hours-preview';
import { ProfileForm } from './profile-form';
import { StrandedBookings } from './stranded-bookings';

type Edited = 'profile' | 'hours' | 'checks';

interface CounsellorItemProps {
  counsellor: Counsellor;
  sharing: readonly string[];
  now: Date;
}

/** A counsellor of the list: the profile, and what the office or the counsellor can do with it. */
export function CounsellorItem({ counsellor, sharing, now }: CounsellorItemProps) {
  const { t } = useTranslation(['counselling-desk', 'admin']);
  const headingId = useId();
  const staff = useStaff();
  const isOwn = staff.userId === counsellor.id;
  const isOffice = useHasDuty('office') && !isOwn;
  const isCounsellor = useHasDuty('counselling') && isOwn;
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isOpen, setOpen] = useState(isOwn);
  const close = () => setEdited(null);
  const editable: readonly Edited[] = isOffice
    ? ['profile', 'hours', 'checks']
    : isCounsellor
      ? ['hours', 'profile']
      : [];
  const isLeft = counsellor.state === 'left';
  return (
    <li>
      <article className={deskStyles.group} aria-labelledby={headingId} tabIndex={-1}>
        <h2 id={headingId}>{counsellor.name}</h2>
        <Row>
          <StateMark state={counsellor.state} isLate={false} />
          {isOwn ? <Tag>{t('own')}</Tag> : null}
          {counsellor.isSample ? <Tag>{t('admin:sample')}</Tag> : null}
        </Row>
        {isOpen ? <StrandedBookings counsellor={counsellor} hours={counsellor.hours} /> : null}
        <CounsellorFacts counsellor={counsellor} sharing={sharing} now={now} />
        {edited === 'profile' ? (
          <ProfileForm counsellor={counsellor} hasOffice={isOffice} onClose={close} />
        ) : edited === 'hours' ? (
          <HoursForm counsellor={counsellor} onClose={close} />
        ) : edited === 'checks' ? (
          <ChecksForm counsellor={counsellor} onClose={close} />
        ) : (
          <Row>
            {isLeft
              ? null
              : editable.map((what) => (
                  <Button
                    key={what}
                    isSmall
                    variant="second"
                    aria-describedby={headingId}
                    onClick={() => setEdited(what)}
                  >
                    {t(`edit.${what}`)}
                  </Button>
                ))}
            <MoreButton {...{ isOpen, headingId }} onToggle={() => setOpen(!isOpen)}>
              {t(isOpen ? 'less' : 'more')}
            </MoreButton>
          </Row>
        )}
        {isOpen && edited === null ? (
          <div className={deskStyles.part}>
            {isOffice || isCounsellor ? <CounsellorMoves counsellor={counsellor} isOwn={isOwn} /> : null}
            {isLeft ? null : <HoursPreview counsellor={counsellor} hours={counsellor.hours} />}
            {isOffice ? (
              <>
                <h3>{t('admin:log.heading')}</h3>
                <ChangeList record={counsellorPath(counsellor.id)} />
              </>
            ) : null}
          </div>
        ) : null}
      </article>
    </li>
  );
}
