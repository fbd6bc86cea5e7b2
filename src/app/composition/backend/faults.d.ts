/** True in builds for `npm run faults`: a faulty network precedes the embedded backend. */
declare const __HAS_FAULTY_NETWORK__: boolean;
