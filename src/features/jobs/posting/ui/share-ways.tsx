import { Button, Icon, Row, Toast } from 'design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useJobWords, type Job } from '@/entities/jobs/job';
import { formatReferenceCode } from '@/entities/reference-code';
import { useFormats } from '@/shared/i18n';
import { copyText, shareContent, useUntilNextAct } from '@/shared/lib/device';
import { saveBlob, saveText } from '@/shared/lib/csv';
import { routes } from '@/shared/routes';
import { reminderTime } from '../model/reminder-time';

type Outcome = 'copied' | 'notCopied' | 'picture' | 'noPicture' | 'reminder';

const loadImage = () => import(/* webpackChunkName: "job-share" */ '../model/draw-post');

export interface ShareWaysProps {
  job: Job;
  now: Date;
  isOpen: boolean;
  /** Further buttons. */
  children: ReactNode;
}

/** Passes a post on, as words or as a picture, and reminds of its closing date. */
export function ShareWays({ job, now, isOpen, children }: ShareWaysProps) {
  const { t } = useTranslation(['jobs', 'job-post', 'words']);
  const { date } = useFormats();
  const words = useJobWords();
  const [outcome, setOutcome] = useUntilNextAct<Outcome>();
  // A document has no window.
  const addressOf = () => window.location.origin + routes.job(job.code);
  const closing = words.closes(job);
  const school = `${job.school.name}, ${words.place(job)}`;
  const text = [job.title, school, closing, t('one.share.free')].join('\n');
  const remindAt = isOpen ? reminderTime(job, now) : null;

  const share = async () => {
    const address = addressOf();
    if (await shareContent({ title: job.title, text, url: address })) return;
    setOutcome((await copyText(`${text}\n${address}`)) ? 'copied' : 'notCopied');
  };
  const savePicture = async () => {
    const { drawPost } = await loadImage();
    const picture = await drawPost({
      title: job.title,
      school,
      closing,
      codeLabel: t('one.code'),
      code: formatReferenceCode(job.code),
      checkAddress: t('one.share.check', { address: window.location.host + routes.jobCheck }),
      pledge: t('pledge.heading'),
      sample: job.isSample ? t('job-post:sample') : '',
      brand: 'Lifeline',
    });
    if (picture) saveBlob(picture, `${job.code}.png`);
    setOutcome(picture ? 'picture' : 'noPicture');
  };
  const remind = async (startsAt: Date) => {
    const address = addressOf();
    const { buildReminder } = await loadImage();
    const file = buildReminder(
      job,
      startsAt,
      {
        title: t('one.remind.title', { title: job.title }),
        description: [school, closing, t('one.share.free'), address].join('\n'),
        address,
      },
      new Date(),
    );
    saveText(file, `${job.code}.ics`, 'text/calendar');
    setOutcome('reminder');
  };

  return (
    <>
      <Row>
        <Button variant="second" onClick={() => void share()}>
          <Icon name="share" />
          {t('words:share')}
        </Button>
        {remindAt ? (
          <Button variant="text" onClick={() => void remind(remindAt)}>
            {t('one.remind.button', { date: date(remindAt, 'short') })}
          </Button>
        ) : null}
        <Button variant="text" onClick={() => void savePicture()}>
          <Icon name="download" />
          {t('one.share.picture')}
        </Button>
        {children}
      </Row>
      <Toast>{outcome ? t(`one.share.${outcome}`) : null}</Toast>
    </>
  );
}
