const minute = 60;
const hour = 60 * minute;

/** How long each proof of a person lasts and how often it may be tried; lengths in seconds. */
export const accessTerms = {
  /** A mailed code (document 000, section 9). */
  code: { lasts: 5 * minute, tries: 5, resendAfter: 30 },
  /** What a redeemed code opens: one registration. */
  grant: { lasts: 30 * minute },
  /** Mailed links that set a password, by what they are for. */
  links: { reset: 30 * minute, invitation: 72 * hour, activation: 72 * hour },
  /** A mailed link that proposes clubs; for how long they are not proposed again to who has declined them. */
  association: { lasts: 72 * hour, restsAfterDeclining: 90 * 24 * hour },
} as const;

/** What a mailed link is for: a forgotten password, a first one, or a first one together with the terms. */
export type LinkKind = keyof typeof accessTerms.links;
