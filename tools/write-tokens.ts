import { writeFileSync } from 'node:fs';
import { tokensCss } from '../design-system/src/css/css-variables';

writeFileSync(new URL('../design-system/src/css/tokens.css', import.meta.url), tokensCss());
