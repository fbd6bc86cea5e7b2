import { useEffect, useState, type ComponentType } from 'react';
import { isOnline, observeNetwork, observeReturn } from '../device';

/**
 * Loads a part; where its code cannot come for want of a network, gives what stands in its place until the network is found
 * and the code has come.
 * @param Away what is said in its place
 * @throws what loading throws, where there is a network
 */
export async function loadOrAway<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Away: ComponentType,
): Promise<ComponentType<Props>> {
  try {
    return await load();
  } catch (cause) {
    if (isOnline()) throw cause;
  }
  return function UntilFound(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      const tryAgain = () => {
        if (!isOnline()) return;
        // What does not come now either is tried again at the next such moment.
        load().then(
          (found) => setPart(() => found),
          () => undefined,
        );
      };
      // A page that slept is not told that the network has come.
      const stops = [observeNetwork(tryAgain), observeReturn(tryAgain)];
      return () => stops.forEach((stop) => stop());
    }, []);
    return Part ? <Part {...props} /> : <Away />;
  };
}
