import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TuitionRequest } from '@/entities/tuition-request';
import { indexRecords, type DeskIndex } from '@/shared/desk';
import { useOffice } from '@/shared/office-facts';
import { useLazyGoingOnWritesQuery } from '../api/going-on-api';
import { createRequestRows, type RequestRow } from '../model/request-row';

/** Creates the row of a request; caches the rows. */
export function useRequestRow(): (request: TuitionRequest) => RequestRow {
  const { t } = useTranslation('ghana');
  const office = useOffice();
  const [read] = useLazyGoingOnWritesQuery();
  return useMemo(
    () => createRequestRows(t as (key: string) => string, office, (ref) => read(ref).unwrap()),
    [t, office, read],
  );
}

interface PastRequests {
  readonly state: string | null;
  readonly items: readonly TuitionRequest[];
}

/**
 * Indexed rows of all requests; recomputed only for changed ones.
 * @param past those of a state that is over, in their order
 */
export function useRequestIndex(
  requests: readonly TuitionRequest[],
  { state, items }: PastRequests,
  toRow: (request: TuitionRequest) => RequestRow,
): DeskIndex<RequestRow> {
  const index = useMemo(() => indexRecords(requests.map(toRow)), [requests, toRow]);
  return useMemo(
    () =>
      state === null ? index : { ...index, byState: new Map([...index.byState, [state, items.map(toRow)]]) },
    [index, state, items, toRow],
  );
}
