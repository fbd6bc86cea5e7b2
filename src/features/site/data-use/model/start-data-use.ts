import { addDataUse } from '@/shared/device-database';
import { whenIdle } from '@/shared/lib/device';
import { createDeviceStore } from '@/shared/lib/storage';
import { createDataMeter, type DataMeter } from './data-meter';

let running: DataMeter | null = null;

/**
 * Counts what this page transfers, starting with its document, until it closes. Idempotent: one meter per
 * page.
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
  // `buffered` includes the entries from before this observer existed.
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  const leave = () => {
    meter.count(observer.takeRecords());
    meter.leave();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
    else meter.resume();
  });
  addEventListener('pagehide', leave);
  addEventListener('pageshow', (event) => {
    if (event.persisted) meter.resume();
  });
  meter.resume();
  return meter;
}
