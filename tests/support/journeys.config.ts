import { forgetLogs, scanLogs } from './journey-logs.ts';
import { makeDemo } from './journey-product.ts';

/**
 * Before all journeys and after them: the demo that each product begins with is made and taken away, and what the
 * products log is kept, and looked through (W2).
 */
export default async function prepareJourneys(): Promise<() => void> {
  forgetLogs();
  const removeDemo = await makeDemo();
  return () => {
    removeDemo();
    scanLogs();
  };
}
