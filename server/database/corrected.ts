/**
 * Migrations that were corrected because they could not be applied everywhere, with the SHA-256 of the text that is
 * applied where it could. Such a database is brought to the same shape by the migration that is named.
 */
export const corrected: readonly { name: string; sha256: string; by: string }[] = [
  {
    name: '0086_second_wall.sql',
    sha256: '359353680241dc0ac319722755b180c8cbe9fc4c36c7e3395fc027c700b8fad7',
    by: '0140_functions_of_the_owner.sql',
  },
  {
    name: '0089_names_of_cards.sql',
    sha256: '1165386922df9e550f240a67cd47674acf0d65880cde2c17b7b7d296f560e01e',
    by: '0140_functions_of_the_owner.sql',
  },
  {
    name: '0090_wall_of_people_and_matches.sql',
    sha256: '06ff4d7b7a0df5222e699c2facc3b73355013763c17fe3e6695a414c91ce2b1f',
    by: '0140_functions_of_the_owner.sql',
  },
  {
    name: '0111_declined_proposals.sql',
    sha256: '8102bfa1678528493e80c54c5f000bd1d52be0033d8c6bd3ed768c1cc2bd53e9',
    by: '0140_functions_of_the_owner.sql',
  },
];
