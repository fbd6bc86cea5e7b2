import { Button, Row, Section, stackStyles, StopHeading } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  openStates,
  useConsultationBookingsQuery,
  useConsultationQuery,
} from '@/entities/consultancy/consultation';
import { useIsDesk } from '@/entities/session';
import { routes } from '@/shared/routes';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { SchoolTalkForm } from './school-talk-form';
import { TalkList } from './talk-list';

/** The talks of a school by the code of its consultation, and a part that books one. */
export function SchoolTalks({ code }: { code: string }) {
  const { t } = useTranslation('consultation');
  const isDesk = useIsDesk();
  const { data: consultation } = useConsultationQuery(code);
  const { data: talks } = useConsultationBookingsQuery(code);
  const [isChoosing, setChoosing] = useState(false);
  if (!consultation) return null;
  const { state, removal } = consultation;
  const mayBook = !isDesk && openStates.includes(state) && removal === undefined;
  if (!mayBook && (talks === undefined || talks.length === 0)) return null;
  // The first talk is what is asked for now.
  const isAsked = state === 'received' && talks?.length === 0;
  return (
    <Section id="now-talks" tabIndex={-1} isTight className={stackStyles.apart}>
      <StopHeading>{t('talk.heading')}</StopHeading>
      <TalkList code={code} addressOf={routes.codeOf} />
      {mayBook ? (
        <div tabIndex={-1} className={stackStyles.apart}>
          {isChoosing ? (
            <>
              <h3>{t('talk.choose')}</h3>
              <PartBoundary>
                <SchoolTalkForm consultation={consultation} />
              </PartBoundary>
            </>
          ) : (
            // The free times are read once somebody wants one.
            <Row>
              <Button variant={isAsked ? 'main' : 'second'} isSmall onClick={() => setChoosing(true)}>
                {t('talk.choose')}
              </Button>
            </Row>
          )}
        </div>
      ) : null}
    </Section>
  );
}
