/** The words of a name in code, as `updateClub` or `monthlyChargeDay`: Update club, Monthly charge day. */
export function plainWords(name: string): string {
  const words = name.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
