import boaMeNaMeMmoaWo from 'adinkra-icons/icons/boa-me-na-me-mmoa-wo.svg';
import eban from 'adinkra-icons/icons/eban.svg';
import fihankra from 'adinkra-icons/icons/fihankra.svg';
import hweMuDua from 'adinkra-icons/icons/hwe-mu-dua.svg';
import mateMasie from 'adinkra-icons/icons/mate-masie.svg';
import neaOnnim from 'adinkra-icons/icons/nea-onnim.svg';
import nkyinkyim from 'adinkra-icons/icons/nkyinkyim.svg';
import nyansapo from 'adinkra-icons/icons/nyansapo.svg';
import sankofa from 'adinkra-icons/icons/sankofa-two.svg';
import woforoDuaPa from 'adinkra-icons/icons/woforo-dua-pa.svg';
import { classNames } from '../components/class-names';
import styles from './adinkra.module.css';

/**
 * Adinkra symbols by the meaning they have here. Outlines from the package `adinkra-icons` by Kevin Kweku Hagan,
 * Apache-2.0, rounded at build time.
 */
const adinkra = {
  /** Nea onnim no sua a, ohu: who does not know can learn. The mark. */
  mark: neaOnnim,
  /** Boa me na me mmoa wo: help me and let me help you. Asking for a tutor. */
  asking: boaMeNaMeMmoaWo,
  /** Sankofa: go back and take it. Practice. */
  practice: sankofa,
  /** Mate masie: what I hear I keep. Counselling. */
  counselling: mateMasie,
  /** Nyansapo: the wisdom knot. Consultancy. */
  consultancy: nyansapo,
  /** Woforo dua pa a: climb a good tree and you get a push. Jobs. */
  jobs: woforoDuaPa,
  /** Hwehwemudua: the measuring stick. Checks on tutors. */
  checks: hweMuDua,
  /** Eban: the fence. Safety, the no-fee pledge. */
  safety: eban,
  /** Nkyinkyim: the winding road. How it works. */
  journey: nkyinkyim,
  /** Fihankra: the house. Home, the end of the line. */
  home: fihankra,
} as const;

export type AdinkraMeaning = keyof typeof adinkra;

export const adinkraMeanings = Object.keys(adinkra) as AdinkraMeaning[];

/** A symbol for its meaning, beside words that say it. One colour, the text's own. */
export function Adinkra({ meaning, className }: { meaning: AdinkraMeaning; className?: string | undefined }) {
  return (
    <svg className={classNames(styles.symbol, className)} aria-hidden="true" viewBox="0 0 24 24">
      <path fill="currentColor" d={adinkra[meaning]} />
    </svg>
  );
}
