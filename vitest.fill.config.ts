import { defineConfig } from 'vitest/config';
import size from './vitest.size.config';

/** Fills the server in FIRESTORE_EMULATOR_HOST, for the journey of a working day. */
export default defineConfig({ ...size, test: { ...size.test, include: ['tests/size/fill-office.ts'] } });
