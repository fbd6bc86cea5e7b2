/** Heading of the offers of a request; takes the focus after offers were made. */
export const offersHeadingId = 'offers-heading';
