import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, type AnyActorRef } from 'xstate';
import type { Tournament } from '#api/fixtures.ts';
import { silentProblem } from '#api/problem.ts';
import { errorWords } from '#domain/words/errors.ts';
import { drawActionsMachine } from '#machines/tournaments/draw-actions.ts';
import { drawChangesMachine } from '#machines/tournaments/draw-changes.ts';
import { drawPageModel } from '#machines/tournaments/draw-page-model.ts';
import { drawPageMachine } from '#machines/tournaments/draw-page.ts';
import { ownTournamentMachine } from '#machines/tournaments/enterable-list.ts';
import { enteringMachine } from '#machines/tournaments/entering.ts';
import { entriesListMachine, readEntryAddress } from '#machines/tournaments/entries-list.ts';
import { entriesPageMachine } from '#machines/tournaments/entries-page.ts';
import { entryActionsMachine } from '#machines/tournaments/entry-actions.ts';
import { ownEntryPageModel } from '#machines/tournaments/own-entry-page-model.ts';
import { ownEntryPageMachine } from '#machines/tournaments/own-entry-page.ts';
import { enteredTournament, placedEntry, sampleEntries } from '#machines/tournaments/sample-entries.ts';
import { seedsMachine } from '#machines/tournaments/seeds.ts';
import { sampleTie } from '#machines/tournaments/ties-model.ts';
import { tiesMachine } from '#machines/tournaments/ties.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(drawPageModel);
proveBare(ownEntryPageModel);

const never = fromPromise(() => new Promise<never>(() => {})) as never;
const { tournamentId } = enteredTournament;

/** A tournament of which each reading has the next version, beginning with what is given; it can be read so often. */
function readings(first: Partial<Tournament>, most = Infinity) {
  const read: Tournament[] = [];
  const own = withoutEffects(ownTournamentMachine).provide({
    actors: {
      read: fromPromise(async () => {
        if (read.length === most) throw silentProblem('unanswered');
        read.push({ ...enteredTournament, ...first, version: String(read.length + 1) });
        return read.at(-1);
      }) as never,
      polling: never,
    },
  });
  return { own, read };
}

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => void setImmediate(resolve));
};

/** Starts a page, and answers what it tells. */
async function begin(actor: AnyActorRef): Promise<unknown[]> {
  const told: unknown[] = [];
  actor.on('*', (event: unknown) => told.push(event));
  actor.start();
  await settle();
  return told;
}

const message = { message: 'Done.' };
const told = { type: 'notice', notice: { kind: 'toast', tone: 'success', text: 'Done.' } };
const accepted = fromPromise(async () => message) as never;
const refused = fromPromise(() => Promise.reject(silentProblem('unanswered'))) as never;

describe('the own entry on the page of a tournament', () => {
  async function open(answer: never) {
    const { own, read } = readings({});
    const entering = withoutEffects(enteringMachine).provide({
      actors: { createEntry: answer, deadline: fromCallback(() => {}) as never },
    });
    const machine = ownEntryPageMachine.provide({ actors: { own, entering } });
    const actor = createActor(machine, { input: { tournamentId, userId: 5 } });
    const { children } = actor.getSnapshot();
    const heard = await begin(actor);
    if (!children.own || !children.entering) throw new Error('The page has no entry.');
    return { own: children.own, entering: children.entering, heard, read };
  }

  it('its steps know the tournament that was read', async () => {
    const { own, entering, read } = await open(accepted);
    expect(own.getSnapshot().context.question).toEqual({ tournamentId });
    const { rows, userId } = entering.getSnapshot().context;
    expect([rows, userId]).toEqual([read, 5]);
  });

  it('the tournament is read again once the player has entered, and its steps know that', async () => {
    const { entering, heard, read } = await open(accepted);
    entering.send({ type: 'enter', row: enteredTournament });
    entering.send({ type: 'confirm' });
    await settle();
    expect(read).toHaveLength(2);
    expect(entering.getSnapshot().context.rows).toEqual([read[1]]);
    expect(heard).toMatchObject([{ type: 'notice' }]);
  });
});

it('says that a tournament could not be read again, on the page of its draw and for the own entry', async () => {
  const unread = { type: 'notice', notice: { tone: 'warning', text: errorWords.connectivity } };
  const parents = [
    createActor(
      ownEntryPageMachine.provide({
        actors: {
          own: readings({}, 1).own,
          entering: enteringMachine.provide({ actors: { deadline: fromCallback(() => {}) as never } }),
        },
      }),
      { input: { tournamentId, userId: 5 } },
    ),
    createActor(
      drawPageMachine.provide({
        actors: {
          own: readings({}, 1).own,
          seeds: seedsMachine.provide({ actors: { listEntries: never } }),
        },
      }),
      { input: { tournamentId } },
    ),
  ];
  for (const page of parents) {
    const heard = await begin(page);
    page.getSnapshot().children.own?.send({ type: 'refresh.due' });
    await settle();
    expect(heard).toMatchObject([unread]);
  }
});

describe('the page of the entries of a tournament', () => {
  async function open(first: Partial<Tournament>) {
    const { own, read } = readings(first);
    const asked: unknown[] = [];
    const list = withoutEffects(entriesListMachine).provide({
      actors: {
        readPage: fromPromise(async ({ input }) => {
          asked.push(input);
          return { rows: sampleEntries, total: sampleEntries.length };
        }) as never,
        polling: never,
      },
    });
    const actions = withoutEffects(entryActionsMachine).provide({ actors: { updateEntry: accepted } });
    const machine = entriesPageMachine.provide({
      actors: { list: list as never, actions: actions as never, subject: own as never },
    });
    const question = readEntryAddress(tournamentId, '');
    const input = { question, actions: { tournamentId }, subject: { question: { tournamentId } } };
    const actor = createActor(machine, { input });
    const { children } = actor.getSnapshot();
    await begin(actor);
    return { ...children, asked, read };
  }

  it('what can be done follows from the tournament', async () => {
    const { actions, subject } = await open({ stage: 'closed', playerCount: 16, capacity: 16 });
    expect(subject.getSnapshot().context.question).toEqual({ tournamentId });
    expect(actions.getSnapshot().context.facts).toEqual({ stage: 'closed', hasRoom: false });
  });

  it('both the entries and the tournament are read again once an entry is changed', async () => {
    const { actions, asked, read } = await open({ stage: 'open', playerCount: 2, capacity: 16 });
    expect(actions.getSnapshot().context.facts).toEqual({ stage: 'open', hasRoom: true });
    actions.send({ type: 'act', row: placedEntry, act: 'withdraw' });
    actions.send({ type: 'confirm' });
    await settle();
    expect([asked.length, read.length]).toEqual([2, 2]);
  });
});

describe('the page of a draw', () => {
  const { groupNumber, groupName, rank, players } = sampleTie;
  const levelGroup = {
    groupNumber,
    groupName,
    standings: players.map(({ userId, name }) => ({
      rank,
      isLevel: true,
      playerId: userId,
      playerName: name,
    })),
  } as Tournament['groups'][number];
  const level: Partial<Tournament> = { stage: 'closed', format: 'roundRobin', playerCount: 9, draws: [] };

  async function open(first: Partial<Tournament>, answer: never = accepted) {
    const { own, read } = readings(first);
    const actors = {
      own,
      draw: withoutEffects(drawActionsMachine).provide({
        actors: {
          drawTournament: fromPromise(async () => ({
            ...message,
            clashes: [],
            version: '9',
            number: 1,
          })) as never,
        },
      }),
      seeds: withoutEffects(seedsMachine).provide({
        actors: {
          listEntries: fromPromise(async () => ({ rows: sampleEntries, total: 4 })) as never,
          setSeeds: answer,
        },
      }),
      ties: withoutEffects(tiesMachine).provide({ actors: { settleTie: accepted } }),
      changes: withoutEffects(drawChangesMachine).provide({
        actors: {
          listEntries: fromPromise(async () => ({ rows: sampleEntries, total: 4 })) as never,
          changeDraw: accepted,
        },
      }),
    };
    const actor = createActor(drawPageMachine.provide({ actors }), { input: { tournamentId } });
    const { own: reading, draw, seeds, ties, changes } = actor.getSnapshot().children;
    const heard = await begin(actor);
    if (!reading || !draw || !seeds || !ties || !changes) throw new Error('The page has no draw.');
    return { draw, seeds, ties, changes, heard, read };
  }

  it('all of its parts know the tournament that was read', async () => {
    const { draw, ties, changes } = await open(level);
    const facts = { stage: 'closed', version: '1', format: 'roundRobin' };
    expect(draw.getSnapshot().context.facts).toEqual({ ...facts, draws: [], players: 9, qualifierCount: 2 });
    expect(ties.getSnapshot().context.version).toBe('1');
    expect(changes.getSnapshot().context.facts).toEqual(facts);
  });

  it('is read again once it is drawn, and then each part works on what was read', async () => {
    const { draw, ties, changes, heard, read } = await open(level);
    draw.send({ type: 'draw' });
    await settle();
    expect(read).toHaveLength(2);
    expect(draw.getSnapshot().context.facts.version).toBe('2');
    expect(ties.getSnapshot().context.version).toBe('2');
    expect(changes.getSnapshot().context.facts.version).toBe('2');
    expect(heard).toMatchObject([told]);
  });

  it('saved seeds are what it is drawn with, on the version that they made, and it is read again', async () => {
    const saved = fromPromise(async () => ({ ...message, version: '7' })) as never;
    const { draw, seeds, read, heard } = await open({ ...level, format: 'knockout' }, saved);
    const versions: string[] = [];
    draw.subscribe(({ context }) => versions.push(context.facts.version));
    seeds.send({ type: 'remove', userId: placedEntry.userId });
    seeds.send({ type: 'save' });
    await settle();
    expect(versions).toContain('7');
    expect(draw.getSnapshot().context.options.seedSource).toBe('manual');
    expect(read).toHaveLength(2);
    expect(heard).toMatchObject([told]);
  });

  it('is read again where seeds are refused', async () => {
    const { draw, seeds, read } = await open(level, refused);
    seeds.send({ type: 'remove', userId: placedEntry.userId });
    seeds.send({ type: 'save' });
    await settle();
    expect(read).toHaveLength(2);
    expect(draw.getSnapshot().context.options.seedSource).toBe('none');
  });

  it('is read again once a tie is settled', async () => {
    const { ties, heard, read } = await open({ ...level, groups: [levelGroup] });
    expect(ties.getSnapshot().context.ties).toEqual([sampleTie]);
    ties.send({ type: 'settle', tie: sampleTie });
    ties.send({ type: 'confirm' });
    await settle();
    expect(read).toHaveLength(2);
    expect(heard).toMatchObject([told]);
  });

  it('is read again once it is changed by hand', async () => {
    const { changes, heard, read } = await open({ ...level, stage: 'drawn' });
    changes.send({ type: 'begin', act: 'swap' });
    await settle();
    changes.send({ type: 'one.chosen', userId: 32 });
    changes.send({ type: 'two.chosen', userId: 33 });
    changes.send({ type: 'confirm' });
    await settle();
    expect(read).toHaveLength(2);
    expect(heard).toMatchObject([told]);
  });
});
