import { lazy } from 'react';
import { loadCodeNow } from '@/features/site/now';
import { OutboxList } from '@/features/site/tracking';
import { measured } from '@/shared/kept-height';

const measureCodes = measured('codes');

const CodeNow = lazy(loadCodeNow);

/** The codes of this phone, each with what is to be done now. */
export function KeptCodes() {
  return (
    <div ref={measureCodes}>
      <OutboxList next={(record) => <CodeNow {...record} />} />
    </div>
  );
}
