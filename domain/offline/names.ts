/** Where the service worker lies; below it is all that it may answer. */
export const workerPath = '/service-worker.js';

/** A page without content, which stands in for one that was never seen. */
export const shellPath = '/pageNotFound';

/** The header of an answer that was kept, with the instant at which it was fresh. */
export const lastSeenHeader = 'x-last-seen';

/** How a page that was kept names itself among the timings of its navigation. */
export const keptTiming = 'kept';
