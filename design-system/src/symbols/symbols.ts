/* Adinkra symbols by their meaning on this site. Outlines from the package `adinkra-icons` by Kevin Kweku
   Hagan, Apache-2.0, rounded at build time. Exported one by one, so that a page loads only those it shows. */

/** Outline of a symbol: SVG path data in a 24 × 24 box. */
export type AdinkraSymbol = string;

/** Nea onnim no sua a, ohu: who does not know can learn. The mark. */
export { default as markSymbol } from 'adinkra-icons/icons/nea-onnim.svg';
/** Boa me na me mmoa wo: help me and let me help you. Asking for a tutor. */
export { default as askingSymbol } from 'adinkra-icons/icons/boa-me-na-me-mmoa-wo.svg';
/** Sankofa: go back and take it. Practice. */
export { default as practiceSymbol } from 'adinkra-icons/icons/sankofa-two.svg';
/** Mate masie: what I hear I keep. Counselling. */
export { default as counsellingSymbol } from 'adinkra-icons/icons/mate-masie.svg';
/** Nyansapo: the wisdom knot. Consultancy. */
export { default as consultancySymbol } from 'adinkra-icons/icons/nyansapo.svg';
/** Woforo dua pa a: climb a good tree and you get a push. Jobs. */
export { default as jobsSymbol } from 'adinkra-icons/icons/woforo-dua-pa.svg';
/** Hwehwemudua: the measuring stick. Checks on tutors. */
export { default as checksSymbol } from 'adinkra-icons/icons/hwe-mu-dua.svg';
/** Eban: the fence. Safety, the no-fee pledge. */
export { default as safetySymbol } from 'adinkra-icons/icons/eban.svg';
/** Nkyinkyim: the winding road. How it works. */
export { default as journeySymbol } from 'adinkra-icons/icons/nkyinkyim.svg';
/** Fihankra: the house. Home, the end of the line. */
export { default as homeSymbol } from 'adinkra-icons/icons/fihankra.svg';
