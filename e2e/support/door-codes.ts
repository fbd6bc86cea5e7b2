import type { Locator, Page } from '@playwright/test';

/** The door codes that a family sees. By their label: parts of a reference code can be four digits too. */
export const doorCodes = (page: Page): Locator => page.getByLabel(/^\d \d \d \d$/);
