import { addDataUse } from '@/shared/device-database';
import { whenIdle } from '@/shared/lib/device';
import { createDeviceStore } from '@/shared/lib/storage';
import { createDataMeter, type DataMeter } from './data-meter';

let running: DataMeter | null = null;

/**
 * Counts what this page loads over the network, from its document on, until it is left. Once for each page; calling it
 * again changes nothing.
 */
export function startDataUse(): DataMeter {
  if (running) return running;
  const meter = createDataMeter({
    add: (bytes) => addDataUse(bytes, new Date()),
    whenIdle,
    left: createDeviceStore(),
  });
  running = meter;
  const observer = new PerformanceObserver((list) => meter.count(list.getEntries()));
  // What was loaded before this was there is told too.
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  const leave = () => {
    meter.count(observer.takeRecords());
    meter.leave();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
    else meter.takeOver();
  });
  addEventListener('pagehide', leave);
  addEventListener('pageshow', (event) => {
    if (event.persisted) meter.takeOver();
  });
  meter.takeOver();
  return meter;
}
