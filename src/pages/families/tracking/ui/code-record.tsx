import { Section, Skeleton } from 'design-system';
import { useTranslation } from 'react-i18next';
import { useOutbox } from '@/shared/submission';
import { DataScope } from '@/shared/api';
import { TrackedRecord, type TrackedRecordProps } from './tracked-record';
import { UnsentRecord } from '@/features/site/tracking';

/** A submission by its code: the local copy until it is sent, then the record. */
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
