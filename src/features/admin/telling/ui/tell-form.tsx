import { Button, Row, textStyles } from 'design-system';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoggedContact } from '@/entities/change-log';
import { useStaff } from '@/entities/session';
import { tellingWays, type NewTelling, type TellingWay } from '@/entities/telling';
import { copyText } from '@/shared/lib/device';
import { dialled, useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { useTellMutation } from '../api/telling-api';
import type { OwedTelling } from '../model/owed-telling';
import { ReachKeys } from './reach-keys';
import styles from './telling.module.css';

interface TellFormProps {
  change: NewTelling['change'];
  owed: OwedTelling;
}

/**
 * The ready message about a change, keys that open it in the office's own apps, and how it was told. The
 * message holds no name and no code, because others may read it.
 */
export function TellForm({ change, owed: { to, topic } }: TellFormProps) {
  const { t } = useTranslation('telling');
  const staff = useStaff();
  const office = useOffice();
  const [tell, { error, isLoading }] = useTellMutation();
  const [opened, setOpened] = useState<TellingWay | null>(null);
  const message = useRef<HTMLQuoteElement>(null);
  const [isCopied, setCopied] = useState(false);
  const address = location.origin + routes.code;
  const area = location.origin + routes.tutorEntry;
  const text = t(`texts.${topic}`, {
    address,
    area,
    place: to === 'tutor' ? area : address,
    phone: dialled(office.phone),
  });
  return (
    <div className={styles.form}>
      <blockquote ref={message} className={styles.message}>
        {text}
      </blockquote>
      <Row>
        <Button
          variant="text"
          isSmall
          onClick={() => void copyText(text, message.current).then((isDone) => setCopied(isDone))}
        >
          {t('copy')}
        </Button>
        <span role="status">{isCopied ? t('copied') : null}</span>
      </Row>
      <LoggedContact record={change.record} by={staff} hidden={t('hidden')} show={t('show')}>
        <ReachKeys record={change.record} to={to} text={text} onOpen={setOpened} />
      </LoggedContact>
      <p className={styles.question}>{t('told')}</p>
      <Row>
        {tellingWays.map((way) => (
          <Button
            key={way}
            isSmall
            variant={way === opened ? 'main' : 'second'}
            disabled={isLoading}
            onClick={() => void tell({ change, way, by: staff })}
          >
            {t(`ways.${way}`)}
          </Button>
        ))}
      </Row>
      <BackendProblem error={error} />
      <p className={textStyles.soft}>{t('hint')}</p>
    </div>
  );
}
