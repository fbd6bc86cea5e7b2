import type { Locator, Page } from '@playwright/test';

/** The family's door codes, selected by label, since groups of a reference code can be four digits too. */
export const doorCodes = (page: Page): Locator => page.getByLabel(/^\d \d \d \d$/);
