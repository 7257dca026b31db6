// Made by `npm run generate` from server/migrations; do not edit.
import type { ColumnType, Generated } from 'kysely';

export interface Database {
  app_releases: {
    app_id: number;
    type: string;
    channel: string;
    upload_id: number;
    released_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  app_uploads: {
    id: Generated<number>;
    app_id: number;
    type: string;
    channel: string;
    version: string;
    build: string | null;
    url: string;
    size: number | null;
    sha256: string | null;
    notes: string | null;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  association_proposal_clubs: {
    proposal_id: number;
    club_id: number;
  };
  association_proposals: {
    id: Generated<number>;
    user_id: number;
    proposed_by: number;
    token_hash: Buffer;
    created_at: ColumnType<Date, Date | string, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    ended_reason: string | null;
  };
  audit_entries: {
    id: Generated<number>;
    at: ColumnType<Date, Date | string, Date | string>;
    operation: string;
    user_id: number | null;
    club_id: number | null;
    kind: string;
    record_id: number;
    changes: ColumnType<unknown, string, string>;
  };
  audit_links: {
    place: number;
    entry_id: number;
    key_id: string;
    hash: Buffer;
  };
  audit_unchained: {
    entry_id: number;
  };
  booking_series: {
    id: Generated<number>;
    club_id: number;
    every: string;
    times: number;
    made_by: number | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  card_setups: {
    provider: string;
    setup_id: string;
    user_id: number;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  channels: {
    id: Generated<number>;
    club_id: number;
    name: string;
    name_key: string;
    sealed_key: Buffer;
    held_by: string | null;
    version: Generated<number>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  club_counts: {
    status_id: number;
    n: number;
    changes: Generated<number>;
  };
  club_members: {
    club_id: number;
    user_id: number;
    status: string;
    requested_at: ColumnType<Date, Date | string | undefined, Date | string>;
    member_since: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    request_id: Generated<number>;
    leaving_asked_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    role: Generated<number>;
  };
  club_statuses: {
    id: number;
    name: string;
  };
  club_subscriptions: {
    id: Generated<number>;
    club_id: number;
    name: string;
    amount: number;
    currency: string;
    interval: string;
    created_by: number;
    created_at: ColumnType<Date, Date | string, Date | string>;
    withdrawn_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  club_table_games: {
    table_id: number;
    game_type: string;
  };
  club_tables: {
    id: Generated<number>;
    club_id: number;
    number: number;
    name: string | null;
    make: string | null;
    is_out_of_order: Generated<boolean>;
    place: Generated<number>;
    version: Generated<number>;
    deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  clubs: {
    id: Generated<number>;
    name: string;
    status_id: Generated<number>;
    street_address_1: string;
    street_address_2: string | null;
    city: string;
    state: string;
    zip: string;
    country_id: string;
    time_zone: string;
    country_code: string;
    contact_number: string;
    alternate_country_code: string | null;
    mobile: string | null;
    currency: string;
    platform_fee: ColumnType<string, string | number, string | number>;
    transaction_fee_cents: Generated<number>;
    monthly_charge_cents: number | null;
    monthly_charge_day: number | null;
    is_affiliated: Generated<boolean>;
    logo: string | null;
    point_of_contact_id: number | null;
    deleted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    version: Generated<number>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    licence_ends_on: string | null;
    folded_name: Generated<string>;
  };
  devices: {
    id: Generated<number>;
    user_id: number;
    device_hash: Buffer;
    seen_at: ColumnType<Date, Date | string, Date | string>;
  };
  email_codes: {
    subject: Buffer;
    challenge: string;
    code_hash: Buffer;
    attempts: Generated<number>;
    sent_at: ColumnType<Date, Date | string, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    redeemed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  email_grants: {
    id: Generated<number>;
    token_hash: Buffer;
    subject: Buffer;
    is_bound: boolean;
    created_at: ColumnType<Date, Date | string, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    spent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  frames: {
    match_id: number;
    number: number;
    player1_points: Generated<number>;
    player2_points: Generated<number>;
    player1_break: number | null;
    player2_break: number | null;
    winner_id: number | null;
    ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    recorded_by: number | null;
  };
  game_types: {
    id: string;
    discipline: string;
    name: string;
    position: number;
  };
  idempotency_keys: {
    operation: string;
    caller: number;
    key_hash: Buffer;
    request_hash: Buffer;
    status: number | null;
    sealed_answer: Buffer | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  images: {
    id: string;
    owner_id: number | null;
    purpose: string;
    type: string;
    bytes: Buffer;
    small: Buffer | null;
    width: number;
    height: number;
    created_at: ColumnType<Date, Date | string, Date | string>;
    used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    shared: Buffer | null;
  };
  licences: {
    id: Generated<number>;
    club_id: number;
    count: number;
    starts_on: string;
    ends_on: string;
    renews_id: number | null;
    version: Generated<number>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  limits: {
    key: string;
    window_start: ColumnType<Date, Date | string, Date | string>;
    n: number;
  };
  match_counts: {
    status_id: number;
    club_id: number;
    game_type: string;
    n: number;
  };
  match_statuses: {
    id: number;
    name: string;
  };
  matches: {
    id: Generated<number>;
    name: string;
    status_id: Generated<number>;
    game_type: string;
    tournament_id: number | null;
    round_id: number | null;
    group_id: number | null;
    position: Generated<number>;
    club_id: number | null;
    table_id: number | null;
    referee_id: number | null;
    best_of: number | null;
    race_to: number | null;
    target_points: number | null;
    time_limit_minutes: number | null;
    is_bye: Generated<boolean>;
    player1_id: number | null;
    player2_id: number | null;
    player1_seed: number | null;
    player2_seed: number | null;
    winner_id: number | null;
    player1_frames: Generated<number>;
    player2_frames: Generated<number>;
    player1_points: number | null;
    player2_points: number | null;
    current_frame: number | null;
    current_break: number | null;
    at_table: number | null;
    player1_innings: number | null;
    player2_innings: number | null;
    player1_highest_break: number | null;
    player2_highest_break: number | null;
    schedule_time: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    started_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    next_match_id: number | null;
    next_match_slot: number | null;
    version: Generated<number>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  member_subscriptions: {
    id: Generated<number>;
    subscription_id: number;
    club_id: number;
    user_id: number;
    provider: string;
    started_at: ColumnType<Date, Date | string, Date | string>;
    turn: Generated<number>;
    paid_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    cancelled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    card_id: string | null;
  };
  migrations: {
    name: string;
    sha256: string;
    applied_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  mobile_apps: {
    id: Generated<number>;
    name: string;
    description: Generated<string>;
    logo: string | null;
    is_active: Generated<boolean>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  news: {
    id: Generated<number>;
    club_id: number | null;
    slug: string;
    title: string;
    summary: string;
    body: string;
    image: string | null;
    state: Generated<string>;
    published_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    author_id: number | null;
    version: Generated<number>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    image_alt: string | null;
  };
  outbox: {
    id: string;
    number: Generated<number>;
    template: string;
    recipient_hash: Buffer;
    sealed: Buffer | null;
    dedupe_key: string | null;
    state: Generated<string>;
    attempts: Generated<number>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    due_at: ColumnType<Date, Date | string, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    locked_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    fault: string | null;
  };
  password_links: {
    id: Generated<number>;
    user_id: number;
    kind: string;
    token_hash: Buffer;
    created_at: ColumnType<Date, Date | string, Date | string>;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    ended_reason: string | null;
  };
  payment_accounts: {
    id: Generated<number>;
    club_id: number;
    provider: string;
    attempt: number;
    prefill: ColumnType<unknown, string, string>;
    provider_id: string | null;
    standing: ColumnType<unknown | null, string | null | undefined, string | null>;
    reading: Generated<number>;
    fetched_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    closed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  payment_cards: {
    id: Generated<number>;
    user_id: number;
    provider: string;
    card_id: string;
    brand: string;
    last4: string;
    exp_month: number;
    exp_year: number;
    is_default: Generated<boolean>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    removed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  payment_customers: {
    user_id: number;
    provider: string;
    email: string;
    name: string;
    customer_id: string | null;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  people_counts: {
    role_id: number;
    status_id: number;
    part: number;
    n: number;
  };
  provider_events: {
    number: Generated<number>;
    provider: string;
    event_id: string;
    type: string;
    account_id: string | null;
    object_id: string | null;
    made_at: ColumnType<Date, Date | string, Date | string>;
    received_at: ColumnType<Date, Date | string, Date | string>;
    state: Generated<string>;
    attempts: Generated<number>;
    due_at: ColumnType<Date, Date | string, Date | string>;
    locked_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    fault: string | null;
  };
  roles: {
    id: number;
    key: string;
    name: string;
  };
  rounds: {
    id: Generated<number>;
    tournament_id: number;
    position: number;
    name: string;
  };
  sandbox_events: {
    number: Generated<number>;
    id: string;
    payload: string;
    attempts: Generated<number>;
    due_at: ColumnType<Date, Date | string, Date | string>;
    locked_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    delivered_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  sandbox_links: {
    token_hash: Buffer;
    purpose: string;
    object_id: string;
    return_url: string;
    refresh_url: string;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  sandbox_objects: {
    id: string;
    kind: string;
    made_by: string | null;
    body: ColumnType<unknown, string, string>;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  sessions: {
    id: Generated<number>;
    user_id: number;
    token_hash: Buffer;
    binding_hash: Buffer | null;
    kind: string;
    remembered: boolean;
    created_at: ColumnType<Date, Date | string, Date | string>;
    active_at: ColumnType<Date, Date | string, Date | string>;
    idle_seconds: number;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    ended_reason: string | null;
    user_agent: Generated<string>;
    ip_hash: Buffer | null;
  };
  settings: {
    key: string;
    value: ColumnType<unknown, string, string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  sign_in_history: {
    id: Generated<number>;
    user_id: number | null;
    session_id: number | null;
    outcome: string;
    at: ColumnType<Date, Date | string, Date | string>;
    ip_hash: Buffer;
    user_agent: Generated<string>;
  };
  sign_in_throttle: {
    subject: string;
    failures: number;
    last_at: ColumnType<Date, Date | string, Date | string>;
    blocked_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  social_identities: {
    id: Generated<number>;
    user_id: number;
    provider: string;
    subject: string;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  social_nonces: {
    nonce_hash: Buffer;
    expires_at: ColumnType<Date, Date | string, Date | string>;
    used_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
  };
  social_tokens: {
    token_hash: Buffer;
    expires_at: ColumnType<Date, Date | string, Date | string>;
  };
  table_bookings: {
    id: Generated<number>;
    club_id: number;
    table_id: number;
    kind: string;
    match_id: number | null;
    status: string;
    starts_at: ColumnType<Date, Date | string, Date | string>;
    ends_at: ColumnType<Date, Date | string, Date | string>;
    local_start: string;
    zone: string;
    user_id: number | null;
    guest_name: string | null;
    players: number | null;
    note: string | null;
    series_id: number | null;
    price: number | null;
    currency: string | null;
    lines: ColumnType<unknown, string | undefined, string>;
    terms: ColumnType<unknown | null, string | null | undefined, string | null>;
    pay_by: string | null;
    transaction_id: number | null;
    held_until: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    checked_in_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    ended_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    fee: number | null;
    made_by: number | null;
    version: Generated<number>;
    created_at: ColumnType<Date, Date | string, Date | string>;
  };
  tournament_groups: {
    id: Generated<number>;
    tournament_id: number;
    position: number;
  };
  tournament_players: {
    tournament_id: number;
    user_id: number;
    seed: number | null;
    group_id: number | null;
  };
  tournaments: {
    id: Generated<number>;
    name: string;
    format: string;
    game_type: string;
    tournament_frame: number | null;
    time_zone: string;
    club_id: number | null;
    status_id: Generated<number>;
    starts_on: string | null;
    ends_on: string | null;
    version: Generated<number>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
  };
  transactions: {
    id: Generated<number>;
    ref: string;
    kind: string;
    status: string;
    amount: number;
    fee: Generated<number>;
    currency: string;
    club_id: number | null;
    user_id: number | null;
    description: string;
    reason: string | null;
    card: string | null;
    provider: string | null;
    payment_id: string | null;
    period: string | null;
    customer_id: string | null;
    card_id: string | null;
    sent_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    attempts: Generated<number>;
    due_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    created_at: ColumnType<Date, Date | string, Date | string>;
    settled_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    tries: Generated<number>;
    try_ref: string | null;
    retry_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    told_tries: Generated<number>;
    member_subscription_id: number | null;
    turn: number | null;
    destination_id: string | null;
  };
  user_statuses: {
    id: number;
    name: string;
  };
  users: {
    id: Generated<number>;
    email: string;
    first_name: string;
    middle_name: string | null;
    last_name: string;
    role_id: number;
    status_id: Generated<number>;
    password_hash: string | null;
    password_changed_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    pin_hash: string | null;
    maintenance_pin_hash: string | null;
    is_referee: Generated<boolean>;
    privacy_on: Generated<boolean>;
    terms_version: string | null;
    terms_accepted_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    first_signed_in_at: ColumnType<Date | null, Date | string | null | undefined, Date | string | null>;
    country_code: string | null;
    mobile: string | null;
    slack_id: string | null;
    currency: string | null;
    country_id: string | null;
    address: string | null;
    city: string | null;
    state: string | null;
    zip: string | null;
    dob: string | null;
    gender: string | null;
    height: number | null;
    style_of_playing: string | null;
    profile_image: string | null;
    highest_break_billiards: number | null;
    highest_break_snooker_practice: number | null;
    highest_break_snooker_tournament: number | null;
    version: Generated<number>;
    created_at: ColumnType<Date, Date | string | undefined, Date | string>;
    updated_at: ColumnType<Date, Date | string | undefined, Date | string>;
    folded_name: Generated<string>;
    search_text: Generated<string>;
  };
}
