/** A licence as people call it: CS-{id}. */
export function licenceName(id: number): string {
  return `CS-${id}`;
}

/** A day, YYYY-MM-DD, as the licence table writes it: MM/DD/YYYY. */
export function licenceDay(day: string): string {
  const [year, month, date] = day.split('-');
  return `${month}/${date}/${year}`;
}
