/** What becomes of records when their person is erased. */
type Fate =
  /** They are deleted. */
  | 'deleted'
  /** They stay: results, accounts and acts of an office, of a person whom nothing names any more. */
  | 'kept';

/** The records of a table that are a person's, by the column that says so. */
export type PersonalTable = {
  column: string;
  fate: Fate;
  /** Whether an export has them; acts for others are told by the audit. */
  isTold: boolean;
};

const own = (fate: Fate, column = 'user_id'): PersonalTable => ({ column, fate, isTold: true });
const act = (column: string): PersonalTable => ({ column, fate: 'kept', isTold: false });

/**
 * Every table that names a person. A test holds it against the database: what a migration adds is named here, or it fails.
 * What is deleted stands in the order in which it can be.
 */
export const personalTables: Readonly<Record<string, readonly PersonalTable[]>> = {
  sign_in_history: [own('deleted')],
  sessions: [own('deleted')],
  devices: [own('deleted')],
  social_identities: [own('deleted')],
  password_links: [own('deleted')],
  association_proposals: [own('deleted'), act('proposed_by')],
  recovery_codes: [own('deleted')],
  second_factors: [own('deleted')],
  card_setups: [own('deleted')],
  payment_cards: [own('deleted')],
  category_members: [own('deleted')],
  club_members: [own('deleted')],
  images: [{ column: 'owner_id', fate: 'kept', isTold: true }],
  payment_customers: [own('kept')],
  transactions: [own('kept')],
  transaction_refunds: [own('kept')],
  member_subscriptions: [own('kept')],
  credit_accounts: [own('kept')],
  credit_entries: [own('kept'), act('made_by')],
  calendar_feeds: [own('deleted')],
  table_bookings: [own('kept'), act('made_by')],
  booking_series: [act('made_by')],
  entries: [own('kept'), act('answered_by')],
  tournament_players: [own('kept')],
  placings: [own('kept')],
  ratings: [own('kept')],
  rating_steps: [own('kept')],
  rating_bases: [own('kept'), act('set_by')],
  matches: [
    own('kept', 'player1_id'),
    own('kept', 'player2_id'),
    act('referee_id'),
    act('winner_id'),
    act('ended_by'),
  ],
  frames: [act('winner_id'), act('recorded_by')],
  corrections: [act('by')],
  draws: [act('made_by')],
  tournaments: [act('made_by')],
  news: [act('author_id')],
  club_subscriptions: [act('created_by')],
  clubs: [act('point_of_contact_id')],
};

/** Columns that no export has: secrets, what guards them, and bytes. */
export const untold =
  /hash|sealed|secret|token|binding|bytes|small|shared|folded|search_text|used_step|challenge|customer_id|try_ref|version/;
