import { describe, expect, it } from 'vitest';
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import type { ProblemData } from '#api/problem.ts';
import { inventory } from '#model-testing/inventory.ts';
import type { Model } from '#model-testing/model.ts';
import { react } from '#model-testing/simulation.ts';
import { subjectOf } from '#model-testing/subject.ts';
import { loadModels } from '#scripts/paths-models.ts';
import { loaded, valueAt } from '#tests/support/loaded.ts';
import { typedFields } from '#tests/support/typed-fields.ts';

/** Calls of which one actor makes the fitting one. */
const joined: Readonly<Record<string, readonly string[]>> = {
  createRankingRecord: ['createCategory', 'createLevel', 'createRanking'],
  updateRankingRecord: ['updateCategory', 'updateLevel', 'updateRanking'],
};

/** What a machine sends without a field in which it could be mended, and why; `*` stands for all that it sends. */
const excused: Readonly<Record<string, readonly [fields: string, why: string]>> = {
  'book-table holdTable': ['*', 'chosen on the plan'],
  'book-table moveBooking': ['*', 'chosen on the plan'],
  'booking-desk cancelBooking': ['fee', 'told by the server before'],
  'club-desk updateClub': ['*', 'sends the status alone'],
  'draw-actions drawTournament': ['rankingId', 'chosen from a list'],
  'entering createEntry': ['reason', 'nobody gives one for the own entry'],
  'entering updateEntry': ['reason', 'nobody gives one for the own entry'],
  'entry-actions updateEntry': ['reason', 'what is done at one press has none'],
  'forgot-password requestPasswordReset': ['email', 'answered alike whatever it is'],
  'make-booking createBooking': ['startsAt slots players', 'chosen on the plan'],
  'make-booking moveBooking': ['*', 'chosen on the plan'],
  'news-desk setNewsStatus': ['publishAt', 'what is done at one press has none'],
  'own-credit topUpCredit': ['amount', 'its field tells between which amounts it lies'],
  'plan updateMatch': [
    'matchName tournamentFrame raceTo targetPoints timeLimit playerId1 playerId2 start1 start2 plannedMinutes refereeId',
    'sends a time and a table',
  ],
  'plan-grid moveBooking': ['*', 'chosen on the plan'],
  'player-desk updatePlayer': ['*', 'sends the status alone'],
  'profile updateProfile': ['countryId maintenancePin', 'the form has none of them'],
  'second-factor confirmSecondFactor': ['code', 'one value, which is right or not'],
  'sign-in signIn': ['*', 'one answer for all of them'],
  'social signInWithFacebook': ['*', 'one answer for all of them'],
  'social signInWithGoogle': ['*', 'one answer for all of them'],
  'step-up proveSession': ['password', 'one value, which is right or not'],
  'table-desk updateTable': ['*', 'sends the state alone'],
  'table-form createTable': ['tariffId', 'the form has none'],
  'table-form updateTable': ['tariffId', 'the form has none'],
  'terms acceptTerms': ['*', 'nothing is typed'],
  'ties settleTie': ['groupNumber', 'chosen by the page'],
  'tournament-form setTournamentStage': ['reason', 'publishing has none'],
  'verification sendEmailCode': ['email', 'one value, which the form has checked'],
  'verification verifyEmailCode': ['*', 'one value, which is right or not'],
};

const said = (field: string): string => `said of ${field}`;
const refusalOf = (place: string): ProblemData => ({
  kind: 'refused',
  status: 400,
  code: 'invalid_request',
  message: 'the whole',
  fields: { [place]: said(place) },
  retryAfterSeconds: null,
});

/** What the machine knows after an actor in a state was refused. */
function afterRefusal(model: Model, node: AnyStateNode, actorId: string, place: string): string {
  const machine = subjectOf(model);
  const { context } = loaded(model);
  const snapshot: AnyMachineSnapshot = machine.resolveState({ value: valueAt(node), context });
  const situation = { snapshot, now: 0, timers: [], settled: new Set<never>() };
  const type = `xstate.error.actor.${actorId}`;
  const after = react(machine, situation, { type, error: refusalOf(place), actorId });
  return JSON.stringify(after.situation.snapshot.context);
}

type Sending = { model: Model; node: AnyStateNode; src: string; actorId: string };

const sendings = (await loadModels()).flatMap(({ model }): Sending[] =>
  inventory(model.machine).states.flatMap(({ node }) =>
    node.invoke.flatMap(({ src, id }) => {
      const isSent = typeof src === 'string' && (joined[src] ?? [src]).some((one) => typedFields.has(one));
      return isSent ? [{ model, node, src, actorId: id }] : [];
    }),
  ),
);

const lost = (sending: Sending): string[] =>
  (joined[sending.src] ?? [sending.src])
    .flatMap((operation) => typedFields.get(operation) ?? [])
    .map(({ place }) => place)
    .filter(
      (place) => !afterRefusal(sending.model, sending.node, sending.actorId, place).includes(said(place)),
    );

const nameOf = ({ model, src }: Sending): string => `${model.id} ${src}`;
const titles = sendings.map(
  (sending) => [`${nameOf(sending)}, ${sending.node.path.join('.')}`, sending] as const,
);

/** Fields of which the machine forgets what was said. */
function lostBy(sending: Sending): string[] {
  const [fields] = excused[nameOf(sending)] ?? [''];
  return fields === '*' ? [] : lost(sending).filter((place) => !fields.split(' ').includes(place));
}

describe('B7 what the server says of a field', () => {
  it.each(titles)('is kept for that field by the form that sent it: %s', (_title, sending) => {
    expect(lostBy(sending)).toEqual([]);
  });

  it('is left out by name alone, and by no name that nobody asks for', () => {
    const names = new Set(sendings.map(nameOf));
    expect(Object.keys(excused).filter((name) => !names.has(name))).toEqual([]);
  });
});
