import type { Page } from '@playwright/test';
import { nameOf, type Side } from '#domain/scoring/scoreboard.ts';
import { matchStatus } from '#domain/matches/status.ts';
import { afterEntry } from '#domain/scoring/apply.ts';
import { decidedFor } from '#domain/scoring/course.ts';
import type { ScoredMatch } from '#domain/scoring/entry.ts';
import { scoringWords as words } from '#domain/words/scoring.ts';
import type { Outcome } from '#model-testing/outcome.ts';
import type { Path } from '#model-testing/path.ts';
import type { ScoringContext } from '#machines/scoring/setup.ts';
import { scoringModel } from '#machines/scoring/model.ts';
import { sampleMatch } from '#machines/scoring/sample-match.ts';
import { stageOf, standing, undoEntry } from '#machines/scoring/standing.ts';
import { after, goOn, noAnswer, proveInBrowser } from '#tests/support/browser-proof.ts';
import { beSignedIn } from '#tests/support/signed-in.ts';
import { endMatch, findMatch, changeMeanwhile, playTo } from './own-match.ts';

/**
 * A match that has begun does not go back to before its start, so that many paths take one each. The shortest race of
 * the demo is for the paths that play a match from its start to its end.
 */
const short = { games: ['onePocket'], race: 4 };
const long = { games: ['nineBall', 'tenBall', 'eightBall'] };

const noon = Date.parse('2026-11-20T12:00:00Z');
const upcoming: ScoredMatch = { ...sampleMatch, gameType: 'onePocket', raceTo: short.race };
const startOf = (match: ScoredMatch): ScoredMatch =>
  afterEntry(match, { kind: 'start', body: { version: match.version, atTable: 1 } }, noon);
const rackOn = (match: ScoredMatch): ScoredMatch => {
  const frameNumber = match.currentFrame ?? 1;
  const won = { frameNumber, player1Points: 1, player2Points: 0, isOver: true };
  return afterEntry(match, { kind: 'frame', body: { version: match.version, ...won } }, noon);
};
const live = Array.from({ length: short.race - 1 }).reduce(rackOn, startOf(upcoming));
const decided = rackOn(live);
const over = afterEntry(
  decided,
  { kind: 'end', body: { version: decided.version, reason: 'played', winner: 101 } },
  noon,
);
/** What another scorer has made of it, far ahead of this device. */
const theirs = (match: ScoredMatch): ScoredMatch => ({ ...match, version: 50 });

/** The match that is scored, and with it the names on the keys. */
let walked = sampleMatch;
const walkedName = (side: Side): string => nameOf(walked, side);
const sideOf = (playerId: number): Side => (playerId === sampleMatch.playerId1 ? 1 : 2);
const otherSide = (side: Side): Side => (side === 1 ? 2 : 1);

const goesWell = (outcome: Outcome): boolean => 'ok' in outcome && outcome.ok;

const nobodyKnows = 'scoring.restoring|xstate.error.actor.0.scoring.restoring|0';

const model: typeof scoringModel = {
  ...scoringModel,
  starts: [
    { name: 'a match to come', input: { match: upcoming, userId: 1 } },
    { name: 'a live match', input: { match: live, userId: 1 } },
    { name: 'a decided match', input: { match: decided, userId: 1 } },
  ],
  cases: {
    ...scoringModel.cases,
    'match.read': [{ match: theirs(live) }, { match: theirs(decided) }],
  },
  outcomes: {
    ...scoringModel.outcomes,
    recallScores: scoringModel.outcomes['recallScores']?.filter(goesWell),
    writeEntry: scoringModel.outcomes['writeEntry']?.flatMap((outcome) => {
      if (outcome.name === 'over') return [{ name: 'over', ok: true, output: over }];
      return goesWell(outcome) ? [] : [outcome];
    }),
  },
  // How far a match is says how far it is from being decided.
  identity: (context) => {
    const desk = context as unknown as ScoringContext;
    return [
      stageOf(desk),
      standing(desk).player1Frames,
      desk.match.statusId,
      desk.match.version > 40,
      Math.min(desk.waiting.length, 2),
      undoEntry(desk) !== null,
    ];
  },
  // What is over stays over.
  stopWhen: ({ context }) => (context as unknown as ScoringContext).match.statusId === matchStatus.completed,
  controls: {
    ...scoringModel.controls,
    start: { role: 'button', name: () => words.breaks(walkedName(1)) },
    tapped: { role: 'button', name: () => words.won('Rack', walkedName(1)) },
    ended: {
      role: 'button',
      name: ({ event }) => {
        const winner = sideOf(Number(event['winner']));
        if (event['reason'] === 'played') return words.wins(walkedName(winner), `${walked.raceTo}–0`);
        const loser = walkedName(otherSide(winner));
        return event['reason'] === 'walkover' ? words.absent(loser) : words.gaveUp(loser);
      },
    },
  },
  shows: {
    ...scoringModel.shows,
    'scoring.desk.decided': () => ({ texts: [words.decided(walkedName(1))] }),
  },
  unreachable: {
    ...scoringModel.unreachable,
    [nobodyKnows]: 'what is not kept or is damaged is as nothing: a device can always be asked',
  },
};

const playsThrough = ({ steps }: Path): boolean =>
  steps.filter(({ event }) => event.type === 'tapped').length >= short.race;

async function haveMatch(page: Page, path: Path): Promise<ScoredMatch> {
  const { games } = playsThrough(path) ? short : long;
  const isToCome = path.start.name === 'a match to come';
  const found =
    (isToCome ? undefined : await findMatch(page, games, matchStatus.live)) ??
    (await findMatch(page, games, matchStatus.upcoming));
  if (!found) throw new Error(`No match of ${games.join(', ')} is left.`);
  if (isToCome) return found;
  return playTo(page, found.matchId, racksOf(found, path.start.name === 'a decided match'));
}

const isDecided = (match: ScoredMatch): boolean => decidedFor(match) !== null;
const racksOf = ({ raceTo }: ScoredMatch, isDecided: boolean): number => (raceTo ?? 0) - (isDecided ? 0 : 1);

proveInBrowser(model, {
  among: 'the paths of scoring',
  holdsTime: true,
  begin: async (page, path) => {
    await beSignedIn(page, 'owner@baulk.example');
    walked = await haveMatch(page, path);
    await page.goto(`/match/${walked.matchId}`);
    await page.getByRole('button', { name: words.end, exact: true }).waitFor();
  },
  calls: {
    // The page reads the match again when a path says so, and not after each entry.
    getMatch: { url: '**/api/match/*' },
    writeEntry: {
      url: '**/api/match/*/*',
      outcomes: {
        // The answer to an entry is lost, and when it is sent again somebody else has ended the match.
        over: async (route) => {
          await route.fetch();
          await endMatch(route.request().frame().page(), walked.matchId);
          await route.continue();
        },
        // The network is lost between two places, and the device does not know it yet.
        offline: noAnswer,
        'someone else was faster': after((page) => changeMeanwhile(page, walked.matchId)),
      },
    },
  },
  actors: {
    connection: {
      'the network comes': async (page) => {
        await page.context().setOffline(true);
        await page.context().setOffline(false);
      },
    },
  },
  // What this device keeps is found before anyone can look.
  unseen: (step) => step.kind === 'settle' && step.src === 'recallScores',
  outside: {
    'match.read': async (page, { match }, { letGo }) => {
      await playTo(page, walked.matchId, racksOf(walked, isDecided(match as ScoredMatch)));
      await page.clock.runFor(10_000);
      await letGo('getMatch', goOn);
    },
  },
  // The page of a match that is over has no panel.
  untaken: ['scoring.scoring.desk.upcoming|@always|2'],
});
