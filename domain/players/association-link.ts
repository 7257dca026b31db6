/** The address of a mailed link that proposes clubs: its secret stands in the fragment, which no server is ever told. */
export function associationAddress(token: string): string {
  return `/playerClubAssociation#token=${token}`;
}
