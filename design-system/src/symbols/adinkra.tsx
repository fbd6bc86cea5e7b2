import { clsx } from 'clsx/lite';
import styles from './adinkra.module.css';
import type { AdinkraSymbol } from './symbols';

/** A decorative symbol in the text colour, beside text with its meaning. */
export function Adinkra({ symbol, className }: { symbol: AdinkraSymbol; className?: string | undefined }) {
  return (
    <svg className={clsx(styles.symbol, className)} aria-hidden="true" viewBox="0 0 24 24">
      <path fill="currentColor" d={symbol} />
    </svg>
  );
}
