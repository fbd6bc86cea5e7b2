import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * What a control of the address shows: the value just chosen, until the router has updated the address. The
 * control would flip back until then.
 */
export function useWanted<Value>(ofAddress: Value): readonly [Value, (value: Value) => void] {
  const { search } = useLocation();
  const [wanted, setWanted] = useState<{ readonly at: string; readonly value: Value } | null>(null);
  const shown = wanted?.at === search ? wanted.value : ofAddress;
  return [shown, (value) => setWanted({ at: search, value })];
}
