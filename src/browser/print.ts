/** Opens the browser's own way to print what is shown. */
export function printPage(): void {
  window.print();
}
