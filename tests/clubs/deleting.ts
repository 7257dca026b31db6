import type { TestClient, TestServer } from '#tests/support/server.ts';

/** Sends DELETE as a signed-in browser does. */
export async function deleteAs(
  server: TestServer,
  client: TestClient,
  path: string,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const answer = await server.app.inject({
    method: 'DELETE',
    url: `/api${path}`,
    headers: {
      'sec-fetch-site': 'same-origin',
      authorization: `Bearer ${client.token ?? ''}`,
      cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
  });
  return { status: answer.statusCode, body: answer.body === '' ? {} : answer.json() };
}
