import { Note } from 'design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnDutyQuery } from '@/entities/concern';
import { DataScope } from '@/shared/api';
import { openHoursAfter } from '@/shared/ghana';
import { useFormats } from '@/shared/i18n';
import { routes } from '@/shared/routes';
import { toPlace } from '@/shared/way-back';
import { TextLink } from '@/shared/ui/links';
import { hoursOf, useOffice } from '@/shared/office-facts';
import { HelpLines } from '@/shared/ui/help-lines';
import { PartBoundary } from '@/shared/ui/part-boundary';
import { QuickExit } from '@/shared/ui/quick-exit';
import { rightNow } from '@/shared/lib/clock';
import { useWayBack } from '../model/use-way-back';
import { ConcernForm } from './concern-form';
import styles from './concern-form.module.css';

/**
 * The numbers to call now, and the form. It promises a reader only where the office has said so.
 * While nobody has the duty there is no form: what is written would be read by nobody. Without an answer, as
 * without a network, the form is there and promises nothing.
 */
export function ConcernPart() {
  const { t } = useTranslation('form');
  const { date } = useFormats();
  const [isOnDuty, setOnDuty] = useState<boolean | null>(null);
  const office = useOffice();
  const way = useWayBack();
  const count = office.concernHours;
  const by = () => date(openHoursAfter(rightNow(), count, hoursOf(office)), 'moment');
  return (
    <div className={styles.part}>
      {way === null ? null : (
        <TextLink className={styles.back} to={routes.codeOf(way.code)} state={toPlace(way.place)}>
          {t('concern.back')}
        </TextLink>
      )}
      <Note tone="call">
        <p>{t('concern.urgent')}</p>
        <HelpLines />
        <p role="status">
          {isOnDuty
            ? t('concern.read', { count, by: by() })
            : t(isOnDuty === null ? 'concern.unknown' : 'concern.nobody')}
        </p>
      </Note>
      <PartBoundary frame={() => null}>
        <DataScope fallback={null}>
          <ReadDuty onRead={setOnDuty} />
        </DataScope>
      </PartBoundary>
      {isOnDuty === false ? null : <ConcernForm />}
      <QuickExit />
    </div>
  );
}

/** Reports whether somebody reads worries. Renders nothing, so that the form never waits for the answer. */
function ReadDuty({ onRead }: { onRead: (isOnDuty: boolean | null) => void }) {
  const { data } = useOnDutyQuery(null);
  useEffect(() => onRead(data ?? null), [onRead, data]);
  return null;
}
