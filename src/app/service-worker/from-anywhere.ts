/** The browser may have it already: what it has of this build is the same as the server's. */
export const fromAnywhere = (path: string): Request => new Request(path, { cache: 'force-cache' });
