import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { standingClock } from '#tests/support/standing-clock.ts';
import type { TestClient } from '#tests/support/server.ts';
import { startOrganiser, type Organiser } from './organiser.ts';

const clock = standingClock();
let our: Organiser;
beforeAll(async () => {
  our = await startOrganiser({ clock });
});
afterAll(() => our.server.close());

const standAt = (moment: number): void => clock.moveTo(clock.offset() + moment - clock.now());
const enter = (client: TestClient, id: number) => client.post(`/tournament/${id}/entry`, {});
const act = (client: TestClient, id: number, userId: number, move: string) =>
  client.put(`/tournament/${id}/entry`, { userId, act: move });

describe('an entry, by the clock of the server', () => {
  it('is taken a millisecond before entries close, and refused at that instant', async () => {
    const before = clock.now();
    const closes = before + 3_600_000;
    const id = await our.make({ entryClosesAt: new Date(closes).toISOString() });
    const [one = 0, two = 0] = await our.players(2);
    const [early, late] = [await our.player(one), await our.player(two)];
    standAt(closes - 1);
    expect((await enter(early, id)).status).toBe(201);
    standAt(closes);
    expect(await enter(late, id)).toMatchObject({
      status: 409,
      body: { code: 'entry_closed', message: 'Entries are closed.' },
    });
    standAt(before);
  });

  it('is refused a millisecond before entries open, and taken at that instant', async () => {
    const before = clock.now();
    const opens = before + 3_600_000;
    const id = await our.make({ entryOpensAt: new Date(opens).toISOString() });
    const [one = 0] = await our.players(1);
    const client = await our.player(one);
    standAt(opens - 1);
    expect(await enter(client, id)).toMatchObject({
      status: 409,
      body: { code: 'entry_not_open', message: 'Entries are not open yet.' },
    });
    standAt(opens);
    expect((await enter(client, id)).status).toBe(201);
    standAt(before);
  });
});

describe('checking in', () => {
  it('is open to players from the set time before play until it begins, and to the desk until the draw', async () => {
    const before = clock.now();
    const start = Date.parse('2026-12-10T15:00:00Z');
    const id = await our.make({
      startDate: '2026-12-10',
      endDate: '2026-12-10',
      startTime: '10:00',
      checkInMinutes: 60,
      entryClosesAt: '2026-12-09T00:00:00Z',
    });
    const [one = 0, two = 0] = await our.players(2);
    await our.enter(id, [one, two]);
    const { body } = await (await our.as('visitor')).get(`/tournament/${id}`);
    expect([body['checkInOpensAt'], body['checkInClosesAt']]).toEqual([
      '2026-12-10T14:00:00.000Z',
      '2026-12-10T15:00:00.000Z',
    ]);
    const checkInAt = async (moment: number, userId: number) => {
      standAt(moment);
      return act(await our.player(userId), id, userId, 'checkIn');
    };
    const refused = { status: 409, body: { code: 'check_in_closed', message: 'Check-in is not open now.' } };
    expect(await checkInAt(start - 3_600_001, one)).toMatchObject(refused);
    expect((await checkInAt(start - 3_600_000, one)).body).toMatchObject({ status: 'checkedIn' });
    expect(await checkInAt(start, two)).toMatchObject(refused);
    expect((await checkInAt(start - 1, two)).body).toMatchObject({ status: 'checkedIn' });
    const client = await our.player(one);
    expect((await act(client, id, one, 'undoCheckIn')).status).toBe(403);
    standAt(before);
    const owner = await our.as('owner');
    expect((await act(owner, id, two, 'undoCheckIn')).body).toMatchObject({ status: 'confirmed' });
    expect((await our.field(id, 'visitor'))['confirmed']).toHaveLength(2);
    expect((await our.field(id))['checkedIn']).toEqual([one]);
    expect((await act(owner, id, two, 'checkIn')).body).toMatchObject({ status: 'checkedIn' });
    await our.expectDone(owner.post(`/tournament/${id}/draw`, {}));
    expect((await act(owner, id, two, 'undoCheckIn')).body).toMatchObject({ code: 'entry_status' });
  });
});
