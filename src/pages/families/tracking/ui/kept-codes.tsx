import { lazy } from 'react';
import { loadCodeNow } from '@/features/site/now';
import { OutboxList } from '@/features/site/tracking';

const CodeNow = lazy(loadCodeNow);

/** The codes of this phone, each with what is to be done now. */
export function KeptCodes() {
  return <OutboxList next={(record) => <CodeNow {...record} />} />;
}
