import { createInspector, type InspectorOptions } from 'statechart-inspector';
import { machines } from './machines';

/** Shows the machines of the site, running or not, in the inspector. */
export const startInspector = (options: Pick<InspectorOptions, 'isOpen' | 'showsValues'>): void =>
  createInspector({ ...options, machines });
