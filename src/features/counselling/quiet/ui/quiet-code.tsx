import { Button, Section, Skeleton } from 'design-system';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReferenceCode } from '@/entities/reference-code';
import { BackendProblem } from '@/shared/ui/form';
import { QuickExit } from '@/shared/ui/quick-exit';
import { useQuietBooking } from '../model/use-quiet-booking';
import { QuietRecord, type QuietRecordProps } from './quiet-record';

export interface QuietCodeProps extends Pick<QuietRecordProps, 'onClose' | 'slots'> {
  code: ReferenceCode;
  /** Called once it is known that the booking is not quiet, so that its code may stand in the address. */
  onOpen: () => void;
  /** Called once it is known that it is quiet. */
  onQuiet?: (() => void) | undefined;
  /** Rendered when no booking has the code. */
  unknown: ReactNode;
  /** Rendered when the backend cannot be reached; without it the problem, and a button to try again. */
  unreached?: ReactNode;
}

/** Opens a booking by its code and keeps no code: who typed it may be the person of a quiet booking. */
export function QuietCode({ code, onOpen, onQuiet, unknown, unreached, ...rest }: QuietCodeProps) {
  const { t } = useTranslation(['quiet-booking', 'shell']);
  const reading = useQuietBooking(code);
  const { read } = reading;
  const booking = read.state === 'read' ? read.booking : null;
  const isQuiet = booking?.isQuiet;
  useEffect(() => {
    if (isQuiet === false) onOpen();
    if (isQuiet === true) onQuiet?.();
  }, [isQuiet, onOpen, onQuiet]);
  if (read.state === 'failed' && unreached) return unreached;
  if (read.state === 'failed')
    return (
      <Section isFirst>
        <BackendProblem error={read.error} />
        <Button onClick={reading.again}>{t('record.again')}</Button>
      </Section>
    );
  if (read.state === 'read' && booking === null) return unknown;
  if (!booking?.isQuiet)
    return (
      <Section isFirst>
        <Skeleton label={t('shell:loading')} lines={5} />
      </Section>
    );
  return (
    <>
      <QuietRecord booking={booking} commit={reading.commit} {...rest} />
      <QuickExit />
    </>
  );
}
