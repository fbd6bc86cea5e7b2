import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A machine that builds and tests at once is slow; what is waited for is a condition all the same.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
});
