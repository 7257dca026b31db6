import type { components } from '#contract/api.gen.ts';
import type { TestClient, TestServer } from '#tests/support/server.ts';

export type MatchDetail = components['schemas']['MatchDetail'];
type Answer = { status: number; body: MatchDetail & { code?: string } };

/** Writes scores by the calls of the contract, on the newest version unless told otherwise. */
export function scorerOf({ app }: TestServer, client: TestClient, matchId: number) {
  let keys = 0;
  const read = async () => (await client.get(`/match/${matchId}`)).body as MatchDetail;
  const call = async (
    method: 'POST' | 'DELETE',
    path: string,
    body: Record<string, unknown>,
    key?: string,
  ): Promise<Answer> => {
    const version = body['version'] ?? (await read()).version;
    const response = await app.inject({
      method,
      url: `/api/match/${matchId}/${path}`,
      headers: {
        'sec-fetch-site': 'same-origin',
        cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(client.token === null ? {} : { authorization: `Bearer ${client.token}` }),
        'idempotency-key': key ?? `key-${matchId}-${(keys += 1)}`,
      },
      payload: { ...body, version },
    });
    return { status: response.statusCode, body: response.json() };
  };
  return {
    read,
    start: (more = {}, key?: string) => call('POST', 'start', more, key),
    frame: async (points: readonly [number, number], more: Record<string, unknown> = {}, key?: string) =>
      call(
        'POST',
        'frame',
        {
          frameNumber: (await read()).currentFrame ?? 1,
          player1Points: points[0],
          player2Points: points[1],
          isOver: false,
          ...more,
        },
        key,
      ),
    undo: (frameNumber: number, key?: string) => call('DELETE', 'frame', { frameNumber }, key),
    end: (winner: number | null, reason = 'played', key?: string) =>
      call('POST', 'end', { winner: winner ?? 0, reason }, key),
  };
}
