// Made by scripts/messages.ts.
import { messages as draw } from './draw.gen.ts';
import { messages as error } from './error.gen.ts';
import { messages as home } from './home.gen.ts';
import { messages as match } from './match.gen.ts';
import { messages as navigation } from './navigation.gen.ts';
import { messages as platform } from './platform.gen.ts';
import { messages as scoreboard } from './scoreboard.gen.ts';
import { messages as session } from './session.gen.ts';
export const first = { draw, error, home, match, navigation, platform, scoreboard, session };
export const later = {
  access: () => import('./access.gen.ts'),
  app: () => import('./app.gen.ts'),
  booking: () => import('./booking.gen.ts'),
  channel: () => import('./channel.gen.ts'),
  club: () => import('./club.gen.ts'),
  "club-form": () => import('./club-form.gen.ts'),
  day: () => import('./day.gen.ts'),
  download: () => import('./download.gen.ts'),
  draft: () => import('./draft.gen.ts'),
  entering: () => import('./entering.gen.ts'),
  faq: () => import('./faq.gen.ts'),
  field: () => import('./field.gen.ts'),
  fixture: () => import('./fixture.gen.ts'),
  "fixture-page": () => import('./fixture-page.gen.ts'),
  idle: () => import('./idle.gen.ts'),
  image: () => import('./image.gen.ts'),
  joining: () => import('./joining.gen.ts'),
  legal: () => import('./legal.gen.ts'),
  licence: () => import('./licence.gen.ts'),
  live: () => import('./live.gen.ts'),
  mail: () => import('./mail.gen.ts'),
  "match-pages": () => import('./match-pages.gen.ts'),
  news: () => import('./news.gen.ts'),
  password: () => import('./password.gen.ts'),
  payment: () => import('./payment.gen.ts'),
  planned: () => import('./planned.gen.ts'),
  player: () => import('./player.gen.ts'),
  problem: () => import('./problem.gen.ts'),
  products: () => import('./products.gen.ts'),
  profile: () => import('./profile.gen.ts'),
  questions: () => import('./questions.gen.ts'),
  registration: () => import('./registration.gen.ts'),
  report: () => import('./report.gen.ts'),
  "rich-text": () => import('./rich-text.gen.ts'),
  schedule: () => import('./schedule.gen.ts'),
  scoring: () => import('./scoring.gen.ts'),
  "session-list": () => import('./session-list.gen.ts'),
  sharing: () => import('./sharing.gen.ts'),
  "sign-in": () => import('./sign-in.gen.ts'),
  social: () => import('./social.gen.ts'),
  statistics: () => import('./statistics.gen.ts'),
  subscription: () => import('./subscription.gen.ts'),
  table: () => import('./table.gen.ts'),
  terms: () => import('./terms.gen.ts'),
  tournament: () => import('./tournament.gen.ts'),
  "tournament-form": () => import('./tournament-form.gen.ts'),
  "tournament-list": () => import('./tournament-list.gen.ts'),
  "tournament-office": () => import('./tournament-office.gen.ts'),
  verification: () => import('./verification.gen.ts'),
  walkthrough: () => import('./walkthrough.gen.ts'),
};
