import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { kindOfCode, parseReferenceCode } from '@/entities/reference-code';
import { DemoBanner } from '@/features/site/demo';
import { DataScope } from '@/shared/api';
import { textOfHash } from '@/shared/routes';
import { PageHead } from '@/shared/ui/page-head';
import { NumberSection } from './number-section';

const importReceipt = () => import(/* webpackChunkName: "part-receipt" */ './receipt-check');

const ReceiptCheck = lazy(async () => ({ default: (await importReceipt()).ReceiptCheck }));

/** Preloads what reads a receipt; the page without a number does not need it. */
export async function loadReceipt(): Promise<void> {
  await importReceipt();
}

/** A receipt by the number in the hash, and the form for one. Public: needs no sign-in. */
export function ReceiptPage() {
  const { t } = useTranslation('receipt');
  const typed = textOfHash(useLocation().hash);
  const parsed = parseReferenceCode(typed);
  const number = 'code' in parsed && kindOfCode(parsed.code) === 'receipt' ? parsed.code : null;
  const problem = typed === '' ? null : 'problem' in parsed ? parsed.problem : 'otherKind';
  const waiting = <NumberSection typed={typed} problem={null} isBusy />;
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <DemoBanner />
      {number === null ? (
        <NumberSection key={typed} typed={typed} problem={problem} />
      ) : (
        <DataScope fallback={waiting}>
          <Suspense fallback={waiting}>
            <ReceiptCheck key={number} number={number} />
          </Suspense>
        </DataScope>
      )}
    </>
  );
}
