import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// Slow machines that build and test in parallel need a long timeout.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  if (typeof document !== 'undefined') cleanup();
});
