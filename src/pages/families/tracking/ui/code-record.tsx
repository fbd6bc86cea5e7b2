import { Section, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '@/shared/submission';
import { DataScope } from '@/shared/api';
import { TrackedRecord, type TrackedRecordProps } from './tracked-record';
import { UnsentRecord } from '@/features/site/tracking';

/** Everything that a code leads to: what lies on this phone while it is not sent, and the record itself from then on. */
export function CodeRecord(props: TrackedRecordProps) {
  const { t } = useTranslation('shell');
  const { items } = useOutbox();
  const waiting = (
    <Section>
      <Skeleton label={t('loading')} lines={5} />
    </Section>
  );
  if (items === null) return waiting;
  const item = items.find(({ code }) => code === props.code);
  if (item && item.state !== 'sent') return <UnsentRecord item={item} />;
  return (
    <DataScope fallback={waiting}>
      <TrackedRecord {...props} />
    </DataScope>
  );
}
