/** True in the comparison build of `npm run bench`: hydrates everything at once. */
declare const __HYDRATES_SYNCHRONOUSLY__: boolean;
