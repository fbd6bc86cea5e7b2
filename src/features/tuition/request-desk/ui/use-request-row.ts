import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TuitionRequest } from '@/entities/tuition-request';
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
