import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TuitionRequest } from '@/entities/tuition-request';
import { indexRecords, type DeskIndex } from '@/shared/desk';
import { useOffice } from '@/shared/office-facts';
import { createRequestRows, type RequestRow } from '../model/request-row';

/** Indexed rows of all requests; recomputed only for changed ones. */
export function useRequestIndex(requests: readonly TuitionRequest[]): DeskIndex<RequestRow> {
  const { t } = useTranslation('ghana');
  const office = useOffice();
  const toRow = useMemo(() => createRequestRows(t as (key: string) => string, office), [t, office]);
  return useMemo(() => indexRecords(requests.map(toRow)), [requests, toRow]);
}
