import { createInspector, type InspectorOptions } from 'statechart-inspector';
import { machines } from './machines';

/** Starts the inspector with all machines, running or not. */
export const startInspector = (options: Pick<InspectorOptions, 'isOpen' | 'showsValues'>): void =>
  createInspector({ ...options, machines });
