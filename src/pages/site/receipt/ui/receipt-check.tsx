import { useReceiptQuery } from '@/entities/money/payment';
import { BackendProblem } from '@/shared/ui/form';
import { NumberSection } from './number-section';
import { ReceiptPaper } from './receipt-paper';

/** Looks up a receipt. One that nobody has is said at the field. */
export function ReceiptCheck({ number }: { number: string }) {
  const { data: receipt, error, isFetching, refetch, fulfilledTimeStamp } = useReceiptQuery(number);
  const isUnknown = receipt === null && !isFetching;
  return (
    <>
      <NumberSection
        typed={number}
        problem={isUnknown ? 'notFound' : null}
        isBusy={isFetching}
        onAgain={() => void refetch()}
      >
        <BackendProblem error={error} />
      </NumberSection>
      {receipt && error === undefined ? (
        <ReceiptPaper receipt={receipt} checkedAt={new Date(fulfilledTimeStamp ?? 0)} />
      ) : null}
    </>
  );
}
