/** Texts wherever two people have changed one record, and the second of them decides. */
export const differenceWords = {
  differPurpose: 'Nothing is saved yet. Compare, and decide which of the two stays.',
  differNone: 'All that differs is how often it was saved.',
  mine: 'Yours',
  theirs: 'Theirs',
  keepMine: 'Save mine',
  takeTheirs: 'Take theirs',
} as const;
