/** The status ids of matches and tournaments (document 001, section 4). */
export const matchStatus = { upcoming: 1, completed: 6, live: 7 } as const;

export type MatchStatusId = (typeof matchStatus)[keyof typeof matchStatus];
