import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { staysEnglish } from './english-until-checked';
import { attested } from './glossary';
import {
  flatten,
  hashOf,
  localeFile,
  mapWords,
  namespacesOf,
  provenanceFile,
  readProvenance,
  readWords,
  type Provenance,
  type ProvenanceFile,
} from './locale-provenance.mjs';

type Entry = readonly [text: string, from: Provenance];

/** What is drafted or checked of a namespace: it stays, also when its English has changed. */
function keptOf(language: string, namespace: string, provenance: ProvenanceFile): ReadonlyMap<string, Entry> {
  if (!namespacesOf(language).includes(namespace)) return new Map();
  return new Map(
    flatten(readWords(language, namespace)).flatMap(([key, text]) => {
      const from = provenance[namespace]?.[key];
      return from === undefined || from[0] === 'attested' ? [] : [[key, [text, from]] as const];
    }),
  );
}

function entryFor(language: string, english: string, kept: Entry | undefined): Entry | undefined {
  if (kept) return kept;
  const found = attested(english, language);
  return found && [found.text, ['attested', hashOf(english), found.source]];
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** One line for each text, so that a change of one is a change of one line. */
export function provenanceText(provenance: ProvenanceFile): string {
  const groups = Object.entries(provenance).map(([namespace, texts]) => {
    const lines = Object.entries(texts).map(
      ([key, from]) => `    ${JSON.stringify(key)}: ${JSON.stringify(from)}`,
    );
    return `  ${JSON.stringify(namespace)}: {\n${lines.join(',\n')}\n  }`;
  });
  return `{\n${groups.join(',\n')}\n}\n`;
}

/** Writes a language from its kept texts and the glossary, in the order of the English files. */
export function writeLanguage(language: string): void {
  const before = readProvenance(language);
  const after: ProvenanceFile = {};
  for (const namespace of namespacesOf('en')) {
    const kept = keptOf(language, namespace, before);
    const origins: Record<string, Provenance> = {};
    const words = mapWords(readWords('en', namespace), (key, english) => {
      const stays = staysEnglish(namespace, key, english) && kept.get(key)?.[1][0] !== 'checked';
      const entry = stays ? undefined : entryFor(language, english, kept.get(key));
      if (entry) origins[key] = entry[1];
      return entry?.[0];
    });
    if (Object.keys(origins).length > 0) after[namespace] = origins;
    write(localeFile(language, namespace), `${JSON.stringify(words, null, 2)}\n`);
  }
  write(provenanceFile(language), provenanceText(after));
}
