/** An article of the demo; days are counted from today, negative in the past. */
export type Article = {
  state: 'draft' | 'scheduled' | 'published' | 'withdrawn';
  days: number;
  clubId: number | null;
  slug: string;
  title: string;
  summary: string;
  body: readonly string[];
  /** Its drawing, and what that shows. */
  picture?: { name: string; alt: string };
};

const published = { state: 'published', clubId: null } as const;

/** The news of the demo, newest first. */
export const articles: readonly Article[] = [
  {
    ...published,
    days: -1,
    slug: 'whitfield-first-continental-semi-final',
    title: 'Whitfield’s century sends Kingston to its first continental semi-final',
    summary:
      'A 104 in the deciding session, begun from a snooker behind the green, carries Marcus Whitfield past the fourth seed in Bogotá.',
    picture: {
      name: 'snooker-escape',
      alt: 'Plan of the shot: the cue ball, hidden behind the brown and the green, reaches its place by way of the top cushion.',
    },
    body: [
      'Marcus Whitfield will play Andrés Peñaranda for a place in the final of the Copa Panamericana. The Jamaican came back from two frames down, and did it with the highest break of the quarter-finals.',
      '“I only wanted to get out of the snooker,” he said afterwards. “The cue ball stopped on the brown, and from there it was an ordinary table.”',
      'It is the first time that a player from the Kingston Cue Academy stands among the last four. The club opens its hall tonight for everyone who wants to watch the semi-final together.',
    ],
  },
  {
    ...published,
    days: -2,
    clubId: 13,
    slug: 'three-cushion-averages-pass-one-point-four',
    title: 'Three-cushion averages pass 1.4 for the first time this season',
    summary:
      'The winter league in Medellín has never been played at such a level: six players average more than one point an inning.',
    picture: {
      name: 'three-cushions',
      alt: 'Plan of a three-cushion point: off the red ball, three cushions, then the yellow ball.',
    },
    body: [
      'After nine match days the leading six of our league average more than one point an inning, and the table leader has reached 1.412 over 340 innings.',
      'The decisive evening is next Thursday, when the first two meet on table 1. Doors open at six, admission is free for members.',
    ],
  },
  {
    ...published,
    days: -4,
    clubId: 3,
    slug: 'monterrey-late-entries-close-sunday',
    title: 'Late entries for the spring 9 ball open close on Sunday',
    summary: 'Eleven of 64 places are left. Players of every club may enter; the draw is on Monday at noon.',
    picture: {
      name: 'nine-ball-rack',
      alt: 'Nine balls racked in a diamond, the cue ball before the break.',
    },
    body: [
      'The spring open is played over two weekends, race to 9, winner breaks. Entries are taken at the desk until Sunday at ten in the evening.',
      'Seeding follows the ranking of the first of the month. Whoever enters late is drawn among the unseeded.',
    ],
  },
  {
    ...published,
    days: -6,
    slug: 'referee-courses-in-four-cities',
    title: 'Referee courses in four cities this winter',
    summary:
      'Two days of rules, signals and scoring, with an examination at the end. Places are free for members of affiliated clubs.',
    picture: {
      name: 'referee',
      alt: 'A referee’s dinner jacket with bow tie and badge.',
    },
    body: [
      'The association trains new referees in Toronto, Bogotá, Buenos Aires and Bridgetown. The course covers snooker, pool and carom; pyramid is offered in Bridgetown only.',
      'Whoever passes is listed as a referee in the profile and may be appointed to tournaments of the association from the next season on.',
      'Ask your club’s desk to put you down. Each course takes sixteen people.',
    ],
  },
  {
    ...published,
    days: -9,
    clubId: 1,
    slug: 'brooklyn-new-cloth-on-tables-five-to-eight',
    title: 'New cloth on tables 5 to 8',
    summary:
      'Four tables are closed on Tuesday and Wednesday while the cloth is changed. League matches move to the front room.',
    picture: {
      name: 'new-cloth',
      alt: 'A roll of green cloth, half laid over the bare slate of a table.',
    },
    body: [
      'The fitters come on Tuesday at eight. Tables 5 to 8 are back on Thursday morning, a little faster than you remember them.',
      'Bookings for the closed tables have been moved; nobody needs to do anything.',
    ],
  },
  {
    ...published,
    days: -13,
    slug: 'six-ball-league-thirty-two-groups',
    title: 'The six ball league starts with 128 players in 32 groups',
    summary:
      'Never before have so many entered. Every group plays three rounds, and the first two go through to the knockout.',
    picture: {
      name: 'thirty-two-groups',
      alt: 'Thirty-two groups of four players, the first two of each in colour.',
    },
    body: [
      'The groups were drawn yesterday, from Group A to Group Z and on to Group Z6. Everyone meets everyone once; two points for a win.',
      'Level players are split by frame difference. All times are shown in the time zone of Toronto, and in your own on demand.',
    ],
  },
  {
    ...published,
    days: -18,
    clubId: 2,
    slug: 'obelisco-hosts-the-copa-panamericana',
    title: 'Obelisco hosts the Copa Panamericana',
    summary:
      'Ten tables, thirty-two players, nine days: what visitors need to know about tickets, seats and the way to the hall.',
    picture: {
      name: 'hall-of-ten-tables',
      alt: 'A hall with ten tables from above, the seats around one of them marked.',
    },
    body: [
      'The hall on Carrera 15 opens at nine each day. Seats around table 1 are numbered from the quarter-finals on, all others are free.',
      'Every match is scored live here. Whoever cannot come misses nothing but the coffee.',
    ],
  },
  {
    ...published,
    days: -25,
    slug: 'clock-change-night-owl',
    title: 'An hour that happens twice: how the Night Owl is scheduled',
    summary:
      'The tournament in Brooklyn runs through the night in which the clocks change. The fixtures say which of the two hours is meant.',
    picture: {
      name: 'clock-change',
      alt: 'A clock at night, the hour from one to two in another colour.',
    },
    body: [
      'Matches begin at half past ten in the evening and go on past two in the morning. When the clocks go back, the hour from one to two is played twice.',
      'Times in the fixtures are those on the wall of the hall. If in doubt, show them in your own time zone.',
    ],
  },
  {
    ...published,
    days: -33,
    slug: 'hide-your-name-in-public-lists',
    title: 'You can hide your name in public lists',
    summary:
      'A switch in the profile masks your name wherever people read without signing in. Results and standings stay as they are.',
    picture: {
      name: 'hidden-name',
      alt: 'A list of four players, one of whom is masked.',
    },
    body: [
      'Some players prefer not to be found by their name. The privacy switch in the profile masks it in fixtures, results and overlays from the next refresh on.',
      'Your opponent and the officials of your club still see who you are.',
    ],
  },
  {
    ...published,
    days: -47,
    clubId: 5,
    slug: 'pyramid-evening-for-beginners',
    title: 'Pyramid for beginners, every first Monday',
    summary:
      'Bigger balls, tighter pockets: come and find out why a game of eight balls can take half an hour.',
    picture: {
      name: 'pyramid',
      alt: 'Fifteen white balls racked for pyramid, and a red cue ball.',
    },
    body: [
      'From next month on we keep two tables free for newcomers on every first Monday. Cues are there, and someone who knows the rules is too.',
      'No membership is needed for the first three evenings.',
    ],
  },
  {
    state: 'scheduled',
    days: 2,
    clubId: null,
    slug: 'final-of-the-copa-panamericana',
    title: 'The final of the Copa Panamericana, frame by frame',
    summary: 'Where to watch, when it starts in your time zone, and how the finalists have met before.',
    picture: {
      name: 'trophy',
      alt: 'A trophy before two crossed cues.',
    },
    body: [
      'The final is best of nine frames and starts at ten in the morning, Bogotá time. It is scored live on the front page.',
      'The finalists’ earlier meetings are listed below as soon as both are known.',
    ],
  },
  {
    state: 'draft',
    days: 0,
    clubId: null,
    slug: 'ranking-changes-next-season',
    title: 'What changes in the ranking next season',
    summary: 'A draft of the note on level points and categories.',
    body: [
      'Points of the last two seasons count; the older one counts half. The table of categories follows.',
    ],
  },
  {
    state: 'withdrawn',
    days: -20,
    clubId: 12,
    slug: 'kingston-open-day-postponed',
    title: 'Open day in Kingston postponed',
    summary:
      'The storm warning has been lifted and the open day takes place as planned: this note no longer holds.',
    body: ['The open day on Saturday is postponed because of the storm warning. A new date follows.'],
  },
];
