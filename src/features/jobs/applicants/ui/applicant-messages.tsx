import { Chip, Chips, Row, textStyles } from 'design-system';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dialled, useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { MessageKeys } from '@/shared/ui/message-keys';
import type { ApplicantRow } from '../model/applicant-row';
import styles from './applicant-messages.module.css';

/** States for which there is a ready message. */
const messages = ['submitted', 'shortlisted', 'interview', 'hired', 'declined'] as const;

interface ApplicantMessagesProps {
  row: ApplicantRow;
  contact: Readonly<Record<'name' | 'phone' | 'email', string>>;
}

/**
 * Ready-made messages to an applicant; the one for the state comes first. They hold no code, because others
 * may read them. The officer sends them from an own app.
 */
export function ApplicantMessages({ row, contact: { name, phone, email } }: ApplicantMessagesProps) {
  const { t } = useTranslation('applicants');
  const office = useOffice();
  const group = useId();
  const [chosen, setChosen] = useState(() => messages.find((one) => one === row.state) ?? 'submitted');
  const subject = t('messages.subject', { title: row.title });
  const text = t(`messages.texts.${chosen}`, {
    name,
    title: row.title,
    school: row.post?.school.name ?? t('messages.theSchool'),
    address: location.origin + routes.code,
    phone: dialled(office.phone),
  });
  return (
    <div className={styles.part}>
      <h3>{t('messages.heading')}</h3>
      <Chips>
        {messages.map((one) => (
          <Chip
            key={one}
            type="radio"
            name={group}
            value={one}
            checked={one === chosen}
            onChange={() => setChosen(one)}
          >
            {t(`messages.names.${one}`)}
          </Chip>
        ))}
      </Chips>
      <blockquote className={styles.message}>{text}</blockquote>
      <Row>
        <MessageKeys {...{ phone, text }} mail={{ email, subject }} />
      </Row>
      <p className={textStyles.soft}>{t('messages.hint')}</p>
    </div>
  );
}
