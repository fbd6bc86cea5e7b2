import * as v from 'valibot';

/** Code of a booking, which is its document id. */
export const bookingCodeShape = /^LL-C[0-9A-HJKMNP-TV-Z]{13}$/;

/** Schema of a field that names a booking. */
export const bookingCode = v.pipe(v.string(), v.regex(bookingCodeShape));
