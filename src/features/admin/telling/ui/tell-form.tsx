import { textStyles } from 'design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoggedContact } from '@/entities/change-log';
import { useStaff } from '@/entities/session';
import { ReadyMessage, tellingWays, WayButtons, type NewTelling, type TellingWay } from '@/entities/telling';
import { dialled, useOffice } from '@/shared/office-facts';
import { routes } from '@/shared/routes';
import { BackendProblem } from '@/shared/ui/form';
import { useTellMutation } from '../api/telling-api';
import type { OwedTelling } from '../model/owed-telling';
import { ReachKeys } from './reach-keys';
import styles from './telling.module.css';

export interface TellFormProps {
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
      <ReadyMessage text={text} />
      <LoggedContact record={change.record} by={staff} hidden={t('hidden')} show={t('show')}>
        <ReachKeys record={change.record} to={to} text={text} onOpen={setOpened} />
      </LoggedContact>
      <WayButtons
        ways={tellingWays}
        opened={opened}
        isBusy={isLoading}
        onTell={(way) => void tell({ change, way, by: staff })}
      />
      <BackendProblem error={error} />
      <p className={textStyles.soft}>{t('hint')}</p>
    </div>
  );
}
