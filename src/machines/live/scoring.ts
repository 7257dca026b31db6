export { firstQuestion, readAddress, writeAddress, type MatchQuestion } from '#machines/matches/address.ts';
export { matchChoicesMachine, type Choices } from '#machines/matches/choices.ts';
export type { MatchListActor } from '#machines/matches/list.ts';
export { selectIsNarrowed } from '#machines/matches/selectors.ts';
