import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import stored from '../../firestore.indexes.json';
import { needsIndex, serves, type CompositeIndex } from './composite-index';
import { listQueriesOf, type ListQuery } from './list-queries';

const indexes: readonly CompositeIndex[] = stored.indexes;
