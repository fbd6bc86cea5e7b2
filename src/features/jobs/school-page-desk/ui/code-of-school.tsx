import { Button, Row, Toast } from 'design-system';
import { useTranslation } from 'react-i18next';
import type { SchoolPage } from '@/entities/jobs/school-page';
import { formatReferenceCode } from '@/entities/reference-code';
import { useStaff } from '@/entities/session';
import { outcomeOf } from '@/shared/api';
import { StateMark } from '@/shared/desk';
import { copyText, useUntilNextAct } from '@/shared/lib/device';
import { dialled, useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { ConfirmButton } from '@/shared/ui/confirm-button';
import { BackendProblem } from '@/shared/ui/form';
import { TextLink } from '@/shared/ui/links';
import { MessageKeys } from '@/shared/ui/message-keys';
import { useMoveSchoolPageMutation, useRecountSchoolPageMutation } from '../api/school-page-desk-api';
import styles from './school-page-desk.module.css';

interface CodeOfSchoolProps {
  page: SchoolPage;
  /** The school's public number; may be empty. */
  phone: string;
}

/** One code of a school, with the message that brings it there. */
export function CodeOfSchool({ page, phone }: CodeOfSchoolProps) {
  const { t } = useTranslation('job-desk');
  return (
    <div className={styles.page}>
      <Row>
        <strong className={styles.code}>{formatReferenceCode(page.code)}</strong>
        <StateMark state={page.state} isLate={false} />
      </Row>
      {page.state === 'open' ? <OpenCode page={page} phone={phone} /> : <Reopen page={page} />}
      {page.state === 'shut' ? <p>{t('schools.code.shutWords')}</p> : null}
    </div>
  );
}

function OpenCode({ page, phone }: CodeOfSchoolProps) {
  const { t } = useTranslation('job-desk');
  const by = useStaff();
  const office = useOffice();
  const [outcome, setOutcome] = useUntilNextAct<'copied' | 'notCopied' | 'counted'>();
  const [move, moving] = useMoveSchoolPageMutation();
  const [recount, recounting] = useRecountSchoolPageMutation();
  const message = t('schools.code.message', {
    school: page.name,
    code: formatReferenceCode(page.code),
    address: location.origin + routes.code,
    phone: dialled(office.phone),
  });
  const copy = async (text: string) => setOutcome((await copyText(text)) ? 'copied' : 'notCopied');
  const count = async () => {
    if ((await recount({ page })).error === undefined) setOutcome('counted');
  };
  return (
    <>
      <blockquote className={styles.message}>{message}</blockquote>
      <Row>
        <Button isSmall variant="second" onClick={() => void copy(page.code)}>
          {t('schools.code.copyCode')}
        </Button>
        <Button isSmall variant="second" onClick={() => void copy(message)}>
          {t('schools.code.copyMessage')}
        </Button>
        <MessageKeys phone={phone} text={message} />
      </Row>
      <p>
        <TextLink to={routes.codeOf(page.code)}>{t('schools.code.look')}</TextLink>
      </p>
      <BackendProblem error={recounting.error} />
      <Row>
        <Button isSmall variant="second" isBusy={recounting.isLoading} onClick={() => void count()}>
          {t('schools.code.recount')}
        </Button>
      </Row>
      <ConfirmButton
        isSmall
        open={t('schools.code.shut.open')}
        words={t('schools.code.shut.words')}
        sendLabel={t('schools.code.shut.send')}
        leave={t('schools.keep')}
        make={() => ({ page, by, event: 'page.shut' as const, to: 'shut' as const })}
        send={async (given) => outcomeOf((await move(given)).error)}
        error={moving.error}
      />
      <Toast>{outcome ? t(`schools.code.${outcome}`) : null}</Toast>
    </>
  );
}

function Reopen({ page }: { page: SchoolPage }) {
  const { t } = useTranslation('job-desk');
  const by = useStaff();
  const [move, { error, isLoading }] = useMoveSchoolPageMutation();
  return (
    <>
      <BackendProblem error={error} />
      <Row>
        <Button
          isSmall
          variant="second"
          isBusy={isLoading}
          onClick={() => void move({ page, by, event: 'page.reopened', to: 'open' })}
        >
          {t('schools.code.reopen')}
        </Button>
      </Row>
    </>
  );
}
