import { useEffect, type RefObject } from 'react';
import { attachRipple } from './attach-ripple';

/** Gives the element of `ref` a ripple for as long as it is on the page. */
export function useRipple(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => (ref.current ? attachRipple(ref.current) : undefined), [ref]);
}
