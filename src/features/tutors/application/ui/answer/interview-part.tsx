import { Button, Icon, Note, Row, stackStyles, Toast } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { InterviewWords, type PlannedInterview } from '@/entities/tutor-application';
import { saveText } from '@/shared/lib/csv';
import { useUntilNextAct } from '@/shared/lib/device';
import type { OwnPendingWrites } from '@/shared/pending-writes';
import { routes } from '@/shared/routes';
import { askAnotherTime, type ApplicationByCode } from '../../model/answer-writes';
import { buildInterview } from '../../model/interview-calendar';
import { AnswerForm } from './answer-form';

interface InterviewPartProps {
  application: ApplicationByCode;
  interview: PlannedInterview;
  /** Whether another time was asked for, and the office has not answered yet. */
  isMoving: boolean;
  isUnderWay: boolean;
  acts: OwnPendingWrites;
}

/** The interview by the code of an application: when, where, for the calendar, and another time. */
export function InterviewPart({ application, interview, isMoving, isUnderWay, acts }: InterviewPartProps) {
  const { t } = useTranslation('answers');
  const [isOpen, setOpen] = useState(false);
  const isSettled = !isMoving && !isUnderWay;
  return (
    <>
      <Note id="now-interview" tabIndex={-1} className={stackStyles.near}>
        <h3>{t('interview.heading')}</h3>
        <InterviewWords interview={interview} />
        <p>{t(isSettled ? 'interview.accra' : 'interview.asked')}</p>
        {isSettled ? (
          <Row>
            <CalendarButton code={application.ref} interview={interview} />
            {isOpen ? null : (
              <Button variant="text" isSmall onClick={() => setOpen(true)}>
                {t('interview.another')}
              </Button>
            )}
          </Row>
        ) : null}
      </Note>
      {isOpen || isMoving ? (
        <AnswerForm
          name={`interview.${application.ref}`}
          make={(given) => askAnotherTime(application, given)}
          label={t('interview.when')}
          stage={isMoving ? 'over' : isUnderWay ? 'under-way' : 'asked'}
          acts={acts}
        />
      ) : null}
    </>
  );
}

/** Saves the interview as a calendar file. */
function CalendarButton({ code, interview }: { code: string; interview: PlannedInterview }) {
  const { t } = useTranslation('answers');
  const [isSaved, setSaved] = useUntilNextAct<boolean>();
  const save = async () => {
    const texts = {
      title: t('interview.title'),
      description: `${t(`interview.places.${interview.place}`)}. ${t('interview.accra')}`,
      address: window.location.origin + routes.code,
    };
    saveText(await buildInterview(code, interview, texts, new Date()), 'interview.ics', 'text/calendar');
    setSaved(true);
  };
  return (
    <>
      <Button variant="second" isSmall onClick={() => void save()}>
        <Icon name="download" />
        {t(interview.sequence > 0 ? 'interview.saveAgain' : 'interview.save')}
      </Button>
      <Toast>{isSaved ? t('interview.saved') : null}</Toast>
    </>
  );
}
