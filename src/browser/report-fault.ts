/** Tells the page of a fault that nobody has caught, as the browser does with its own. */
export function reportFault(error: unknown): void {
  reportError(error);
}
