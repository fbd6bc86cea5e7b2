import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TuitionRequest } from '@/entities/tuition-request';
import { indexRecords, type DeskIndex } from '@/shared/desk';
import { createRequestRows, type RequestRow } from '../model/request-row';

/** Requests as rows in words, indexed; made anew only for what has changed. */
export function useRequestIndex(requests: readonly TuitionRequest[]): DeskIndex<RequestRow> {
  const { t } = useTranslation('ghana');
  const toRow = useMemo(() => createRequestRows(t as (key: string) => string), [t]);
  return useMemo(() => indexRecords(requests.map(toRow)), [requests, toRow]);
}
