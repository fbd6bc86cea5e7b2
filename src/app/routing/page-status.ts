/**
 * Thrown before a page loads; the error screen shows the status. 403: signed in, but not allowed. 404: the
 * address has a parameter that cannot exist.
 */
export class PageStatus extends Error {
  readonly status: 403 | 404;

  constructor(status: 403 | 404) {
    super(`page answered with ${String(status)}`);
    this.name = 'PageStatus';
    this.status = status;
  }
}
