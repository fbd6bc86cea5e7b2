/** The build of `npm run faults`: a network that fails stands before the embedded backend. */
declare const __HAS_FAULTY_LINK__: boolean;
