import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { silentProblem } from '#api/problem.ts';
import { placedEntry, presentEntry } from '#machines/tournaments/sample-entries.ts';
import { seedsMachine } from '#machines/tournaments/seeds.ts';
import { tournamentWords } from '#domain/words/tournaments.ts';
import { changedMeanwhile } from '#tests/support/problems.ts';

const [bruno, carla, dora] = [placedEntry.userId, presentEntry.userId, 99];
type Sent = { tournamentId: number; userIds: number[]; version: string };

/** Seeds of three players, and a server that takes them on the version that it has alone. */
async function open() {
  const server = { version: 1, seeds: [bruno, carla, dora], players: [bruno, carla, dora], isSilent: false };
  const sent: Sent[] = [];
  const told: string[] = [];
  const actors = {
    listEntries: fromPromise(async () => {
      if (server.isSilent) throw silentProblem('unanswered');
      const seedOf = (id: number) => (server.seeds.includes(id) ? server.seeds.indexOf(id) + 1 : null);
      const rows = server.players.map((id) => ({
        ...placedEntry,
        userId: id,
        name: `${id}`,
        seed: seedOf(id),
      }));
      return { rows, total: rows.length, version: String(server.version) };
    }) as never,
    setSeeds: fromPromise<{ message: string; version: string }, Sent>(async ({ input }) => {
      sent.push(input);
      if (input.version !== String(server.version)) throw changedMeanwhile;
      server.seeds = input.userIds;
      server.version += 1;
      return { message: tournamentWords.seeded(input.userIds.length), version: String(server.version) };
    }) as never,
  };
  const actor = createActor(seedsMachine.provide({ actors }), { input: { tournamentId: 6 } });
  actor.on('*', (event) => told.push(event.type === 'notice' ? event.notice.text : event.type));
  actor.start();
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  await settle();
  const move = (id: number, to: number): void => {
    actor.send({ type: 'lift', userId: id });
    actor.send({ type: 'move', to });
    actor.send({ type: 'drop' });
  };
  const save = async () => {
    actor.send({ type: 'save' });
    await settle();
  };
  const elsewhere = (change: Partial<typeof server>): void => {
    Object.assign(server, change, { version: server.version + 1 });
  };
  return { actor, server, sent, told, settle, move, save, elsewhere };
}

describe('A-1.16 seeds that somebody else has saved meanwhile', () => {
  /** Carla is put first, and somebody else has put Dora there. */
  async function differing() {
    const page = await open();
    page.move(carla, 0);
    page.elsewhere({ seeds: [dora, bruno, carla] });
    await page.save();
    return page;
  }

  it('stand beside the own ones, and nothing is written over', async () => {
    const { actor, server } = await differing();
    expect(actor.getSnapshot().value).toBe('resolvingConflict');
    expect(actor.getSnapshot().context).toMatchObject({
      saved: [dora, bruno, carla],
      order: [carla, bruno, dora],
    });
    expect(server.seeds).toEqual([dora, bruno, carla]);
  });

  it('are written over once they were seen', async () => {
    const { actor, server, sent, settle } = await differing();
    actor.send({ type: 'keep.mine' });
    await settle();
    expect(sent.map(({ version }) => version)).toEqual(['1', '2']);
    expect(server.seeds).toEqual([carla, bruno, dora]);
  });

  it('are taken instead of the own ones', async () => {
    const { actor, server, sent } = await differing();
    actor.send({ type: 'take.theirs' });
    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().context.order).toEqual([dora, bruno, carla]);
    expect([sent.length, server.version]).toEqual([1, 2]);
  });

  it('are asked about again where they have changed once more', async () => {
    const { actor, server, save, elsewhere } = await differing();
    actor.send({ type: 'stay' });
    elsewhere({ seeds: [bruno] });
    await save();
    expect(actor.getSnapshot().value).toBe('resolvingConflict');
    expect(server.seeds).toEqual([bruno]);
  });

  it('leave nothing to do where they are the own ones', async () => {
    const { actor, sent, told, move, save, elsewhere } = await open();
    move(carla, 0);
    elsewhere({ seeds: [carla, bruno, dora] });
    await save();
    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().can({ type: 'save' })).toBe(false);
    expect(sent).toHaveLength(1);
    expect(told).toEqual(['seeds.changed', tournamentWords.seeded(3), 'seeds.saved']);
  });

  it('are not asked about where they cannot be read, and are no more written over then', async () => {
    const { actor, server, save, move, elsewhere } = await open();
    move(carla, 0);
    elsewhere({ seeds: [dora], isSilent: true });
    await save();
    expect(actor.getSnapshot().value).toBe('editing');
    expect(actor.getSnapshot().context.refusal).not.toBeNull();
    server.isSilent = false;
    await save();
    expect(actor.getSnapshot().value).toBe('resolvingConflict');
    expect(server.seeds).toEqual([dora]);
  });
});

it('A-1.16 seeds are saved where somebody else has changed another part of the tournament', async () => {
  const { actor, server, move, save, elsewhere } = await open();
  move(carla, 0);
  elsewhere({});
  await save();
  expect(actor.getSnapshot().value).toBe('editing');
  expect(server.seeds).toEqual([carla, bruno, dora]);
});

it('A-1.16 who has left meanwhile is no seed any more, and the others keep their order', async () => {
  const { server, move, save, elsewhere } = await open();
  move(dora, 0);
  elsewhere({ seeds: [carla, dora], players: [carla, dora] });
  await save();
  expect(server.seeds).toEqual([dora, carla]);
});
