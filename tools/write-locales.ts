import { otherLanguages } from './locale-provenance.mjs';
import { writeLanguage } from './write-language';

for (const language of otherLanguages) writeLanguage(language);
