import { useMemo, useState } from 'react';
import type { Chart } from '../chart/chart';
import type { Light } from '../subject';

interface Opened {
  /** Ids of the states whose ways out are listed. */
  readonly opened: ReadonlySet<string>;
  readonly turn: (id: string, isOpen: boolean) => void;
}

/** The opened states of a chart in lanes: what is live, or the beginning, and what was pressed. */
export function useOpened(chart: Chart, { live }: Light): Opened {
  const [turned, setTurned] = useState<ReadonlyMap<string, boolean>>(new Map());
  const opened = useMemo(() => {
    const open = new Set(live.size > 0 ? live : chart.root.initial === null ? [] : [chart.root.initial]);
    turned.forEach((isOpen, id) => (isOpen ? open.add(id) : open.delete(id)));
    return open;
  }, [chart, live, turned]);
  return { opened, turn: (id, isOpen) => setTurned(new Map(turned).set(id, isOpen)) };
}
