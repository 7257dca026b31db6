import { forgetLogs, scanLogs } from './journey-logs.ts';

/** Before all journeys and after them: what their servers log is kept, and looked through (W2). */
export default function watchLogs(): () => void {
  forgetLogs();
  return scanLogs;
}
