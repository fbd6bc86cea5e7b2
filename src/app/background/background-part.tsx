import { use } from 'react';
import { useDeferred } from '@/shared/lib/actors';
import { BackgroundContext } from './background-context';
import { ReloadNotice } from './reload-notice';

/** A part of the background in the layout. Before the background has loaded: only the reload notice. */
export function BackgroundPart({ part }: { part: 'Banners' | 'HomeNow' | 'Offers' | 'Notices' }) {
  const Part = useDeferred(use(BackgroundContext))?.[part];
  if (Part) return <Part />;
  return part === 'Notices' ? <ReloadNotice /> : null;
}
