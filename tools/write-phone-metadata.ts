import { writeFileSync } from 'node:fs';
import { phoneMetadata } from './phone-metadata';

const target = new URL('../src/shared/phone/phone-metadata.data.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(phoneMetadata())}\n`);
