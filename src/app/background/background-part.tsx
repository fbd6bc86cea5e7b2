import { use } from 'react';
import { useDeferred } from '@/shared/lib/actors';
import { BackgroundContext } from './background-context';
import { ReloadNotice } from './reload-notice';

/** A part of the background in its place in the layout. Before it is there, only a notice that it cannot be had. */
export function BackgroundPart({ part }: { part: 'Banners' | 'Notices' }) {
  const Part = useDeferred(use(BackgroundContext))?.[part];
  if (Part) return <Part />;
  return part === 'Notices' ? <ReloadNotice /> : null;
}
