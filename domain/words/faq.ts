import type { ScreenName } from '#domain/navigation/routes.ts';
import { translated } from '#domain/language/translated.ts';

/** One question with its answer; the id is its fragment in the address. */
export type Question = {
  readonly id: string;
  readonly question: string;
  readonly answer: readonly string[];
  readonly steps?: readonly string[];
  /** Where it is done; the answer says so while that page is not open here. */
  readonly place?: { readonly screen: ScreenName; readonly label: string };
};

/** Questions that belong together under one heading. */
export type QuestionGroup = { readonly title: string; readonly questions: readonly Question[] };

const membership: QuestionGroup = {
  title: 'Becoming a member',
  questions: [
    {
      id: 'registration',
      question: 'How do I register as a member?',
      answer: ['Registering takes a few minutes and one email that you can open at once.'],
      steps: [
        'Press Member Registration at the top of any page.',
        'Type your email and press Send code. A message with six digits comes to that address.',
        'Type the six digits. They are good for five minutes; after that, Resend OTP sends new ones.',
        'Fill in the rest of the form, accept the licence agreement and press Register.',
        'Sign in with Login.',
      ],
    },
    {
      id: 'required-fields',
      question: 'What do I have to fill in?',
      answer: [
        'Your first and last name, your email, your contact number with its country code, a PIN, a password and the password once more.',
        'The email has to be verified with the one-time code, and the end user licence agreement has to be accepted. Middle name, currency, clubs and the referee box may stay empty.',
        'The PIN has 4 to 6 digits and does not begin with 0. The password needs 8 characters with a capital letter, a small letter, a digit and one of the special characters that the form names.',
      ],
    },
    {
      id: 'one-time-code',
      question: 'The one-time code does not arrive. What now?',
      answer: [
        'Check your spam folder first, and check the address for typing errors: Change email lets you mend it.',
        'Another code can be sent after 30 seconds, at most five in an hour. Only the newest code counts, and after five wrong tries you need a new one.',
      ],
    },
    {
      id: 'joining-clubs',
      question: 'How do I join a club?',
      answer: [
        'Choose one or more clubs in the registration form. Each of them is asked to take you as a member; you belong to it once it has agreed.',
        'Later, ask further clubs in My Profile, under My clubs, where you can also leave one.',
        'A club may also ask you. You then get an email with a link by which you say yes.',
      ],
    },
    {
      id: 'referee',
      question: 'What does Is Referee mean?',
      answer: [
        'Tick Is Referee in the registration form if you referee matches. A referee is still a player, and may also score the matches given to them and those of their clubs that have no other referee.',
        'Your club, or the association, confirms it first; until then you score no match of the club.',
        'Nobody scores a match that they play in.',
      ],
    },
  ],
};

const profile: QuestionGroup = {
  title: 'Your account',
  questions: [
    {
      id: 'editing-profile',
      question: 'How do I edit my profile?',
      answer: [
        'Sign in, open the menu under your name and choose My Profile. Make your changes and press Save; Discard changes brings back the last saved version.',
        'You sign in with your email, so that field stays as it is.',
      ],
      place: { screen: 'my-profile', label: 'Open My Profile' },
    },
    {
      id: 'hiding-my-name',
      question: 'Can I hide my name in the overlay of a stream?',
      answer: [
        'Yes. Switch on Hide my name in public lists and overlays, in the part Privacy of My Profile, and press Save. From then on visitors, and everyone who watches a stream, see your name masked.',
        'You and the administrators of your clubs still see it in full.',
      ],
      place: { screen: 'my-profile', label: 'Open Privacy in My Profile' },
    },
    {
      id: 'password',
      question: 'I forgot my password. How do I get back in?',
      answer: [
        'Press Login and then the link for a forgotten password. If your address has an account, a message with a link comes to it. The link works once and for 30 minutes.',
      ],
      place: { screen: 'forgot-password', label: 'Ask for a new password' },
    },
    {
      id: 'saving-cards',
      question: 'How do I save a payment card?',
      answer: [
        'Signed in, players and club super admins find Payment in the sidebar, under Profile. A card is typed into a form of the payment provider: its number never reaches this platform, which keeps the brand, the last four digits and the month of expiry.',
      ],
      place: { screen: 'payment', label: 'Open Payment' },
    },
  ],
};

const playing: QuestionGroup = {
  title: 'Tournaments and matches',
  questions: [
    {
      id: 'entering-a-tournament',
      question: 'How do I enter a tournament?',
      answer: [
        'Entering takes a club membership. Members find Tournaments in the sidebar, under Club: choose a tournament there and enter.',
        'Draws and results are open to everyone, on the page of the tournament.',
      ],
      place: { screen: 'add-player-tournament', label: 'Open the tournaments to enter' },
    },
    {
      id: 'following-a-match',
      question: 'How do I follow a match?',
      answer: [
        'The home page shows what is live, what is next and what is over. A match has a page with every frame, and its score comes by itself: there is no need to reload.',
      ],
      place: { screen: 'tournament-details', label: 'See all tournaments' },
    },
    {
      id: 'apps',
      question: 'Is there an app for scoring?',
      answer: [
        'Yes, for Android and iOS. Uninstall the scoring app that you have before you install a new one: the two do not run side by side.',
        'A match can be scored without an app too, in the browser of a phone at the table.',
      ],
      place: { screen: 'download', label: 'See the apps' },
    },
  ],
};

const office: QuestionGroup = {
  title: 'For club administrators',
  questions: [
    {
      id: 'adding-a-member',
      question: 'How do I add a member?',
      answer: [
        'Administrators open Members in the sidebar and add one there. The member gets an email, and sets a password and accepts the terms by its link.',
        'Someone who already has an account is asked instead, and joins by the link in the email.',
      ],
      place: { screen: 'add-player', label: 'Add a member' },
    },
  ],
};

const questions = translated('questions', { groups: [membership, profile, playing, office] });

/** Every question, in the order in which people meet it. */
export const questionGroups = questions.groups as readonly QuestionGroup[];

/** Texts around the questions. */
export const faqWords = translated('faq', {
  title: 'FAQ',
  lead: 'Short answers about membership, clubs, matches and your account.',
  search: 'Search the questions',
  found: (count: number): string => (count === 1 ? '1 question found' : `${count} questions found`),
  none: 'No questions found',
  noneText: 'Try another word, or look through all questions.',
  clear: 'Show all questions',
  linkTo: (question: string): string => `Link to “${question}”`,
  notYet: 'The page for this is not open here yet.',
});

/** A scene of the walkthrough. */
export type Scene = 'register' | 'code' | 'club' | 'live' | 'privacy';

const captions: readonly { readonly scene: Scene; readonly title: string; readonly caption: string }[] = [
  {
    scene: 'register',
    title: 'Register',
    caption: 'Press Member Registration and fill in your name, your email and a contact number.',
  },
  {
    scene: 'code',
    title: 'Verify your email',
    caption: 'Six digits come by email. Type them within five minutes, and the address is verified.',
  },
  {
    scene: 'club',
    title: 'Choose your clubs',
    caption: 'Each club that you choose is asked to take you as a member. You belong to it once it agrees.',
  },
  {
    scene: 'live',
    title: 'Follow a match',
    caption:
      'Scores come to the page by themselves, frame by frame, on a phone as well as on a large screen.',
  },
  {
    scene: 'privacy',
    title: 'Keep your name to yourself',
    caption: 'One switch in My Profile masks your name in public lists and in the overlay of a stream.',
  },
];

/** The scenes in their order. */
export const walkthroughScenes: readonly Scene[] = captions.map(({ scene }) => scene);

/** Texts of the popup that shows how the product is used. */
export const walkthroughWords = translated('walkthrough', {
  open: 'Watch how it works',
  title: 'How it works',
  film: 'A film of this platform',
  pause: 'Pause',
  play: 'Play',
  back: 'Previous scene',
  next: 'Next scene',
  again: 'Watch again',
  close: 'Close',
  scene: (number: number, all: number): string => `Scene ${number} of ${all}`,
  scenes: captions,
  /** What stands within the scenes. */
  drawn: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    sendCode: 'Send code',
    enterCode: 'Enter the 6-digit code',
    verified: 'Email verified',
    hideName: 'Hide my name in public lists',
  },
});
