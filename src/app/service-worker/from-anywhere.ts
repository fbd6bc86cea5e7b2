/** Allows the HTTP cache: its files of this build equal the server's. */
export const httpCachedRequest = (path: string): Request => new Request(path, { cache: 'force-cache' });
