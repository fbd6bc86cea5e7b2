import { writeFileSync } from 'node:fs';
import { pictureFacts } from './picture-facts';

const target = new URL('../src/shared/pictures/picture-facts.data.json', import.meta.url);
writeFileSync(target, `${JSON.stringify(pictureFacts(), null, 2)}\n`);
