import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { operationsOf, parametersOf, readContract } from '#scripts/contract-operations.ts';

const contract = readContract(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'));
const operations = operationsOf(contract);

/** The calls that the two documents list, with the names of what they take. */
const listed: [call: string, names: string][] = [
  ['post /login', 'email password shouldRemember'],
  ['put /user/forgotPassword', 'email'],
  ['put /user/setPassword', 'email'],
  ['get /tournament/{tournamentId}', 'tournamentId'],
  ['post /google/login', 'idTokenString'],
  ['post /facebook/login', 'accessToken'],
  ['get /signout', ''],
  ['get /country', ''],
  ['get /currency', ''],
  ['get /profile', ''],
  [
    'post /player/register',
    'firstName middleName lastName email countryCode mobile pin password confirmPassword currency clubs isEulaAccepted isReferee emailVerified',
  ],
  ['post /player', ''],
  ['post /player/verify/email', 'email'],
  ['post /player/verify/code', 'email code'],
  ['put /user/update/eula', 'token'],
  ['put /user/activate', ''],
  ['get /club/listAllActiveClubs', ''],
  ['post /club', 'channels club licence user'],
  ['put /club', 'channels club licence user'],
  ['get /club/{id}', 'id'],
  ['get /club', 'limit pageNumber clubStatusId clubName clubId'],
  ['delete /club/{id}', 'id'],
  ['get /club/subscription', 'createdBy limit pageNumber clubName'],
  ['post /club/subscription', ''],
  ['delete /club/{id}/stripe-account', 'id'],
  ['get /createConnectAccountLink/{id}', 'id'],
  ['post /channel', 'clubId channel streamKey'],
  ['put /channel', 'clubId channel streamKey id'],
  ['get /channel/club/{clubId}', 'clubId'],
  ['delete /channel/{id}', 'id'],
  ['put /channel/release/{id}', 'id'],
  ['get /licence/club/{clubId}', 'clubId'],
  ['post /licence', 'clubId startDate endDate numberOfLicence'],
  ['put /licence', 'clubId startDate endDate numberOfLicence id'],
  ['delete /licence/{id}', 'id'],
  ['post /licence/{id}/renew', 'id'],
  ['get /mobile-apps/all-active', ''],
];

/** The calls that the documents name without a path, or need without naming them. */
const decided = [
  'get /match',
  'get /match/{matchId}',
  'post /match/{matchId}/start',
  'post /match/{matchId}/frame',
  'post /match/{matchId}/end',
  'get /news',
  'get /news/{newsId}',
  'put /profile',
  'post /upload',
  'put /user/changePassword',
  'get /session',
  'delete /session',
  'get /card',
  'post /card',
  'delete /card',
  'get /transaction',
  'post /player/association',
  'put /player/association/confirm',
  'get /club/{id}/join-requests',
  'put /club/{id}/join-requests',
  'get /report/sign-ins',
  'post /user/{userId}/resend-password-email',
  'get /user/{userId}/stripe-status',
  'get /health',
  'get /config',
];

const calls = operations.map(({ method, path }) => `${method} ${path}`);

/** The names of the properties that a schema allows, through references and compositions. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { $ref, properties, allOf, oneOf } = schema as Record<string, unknown>;
  if (typeof $ref === 'string') return namesIn(contract.components.schemas[$ref.split('/').at(-1) ?? '']);
  const parts = [allOf, oneOf].flatMap((list) => (Array.isArray(list) ? list.flatMap(namesIn) : []));
  return [...Object.keys(properties ?? {}), ...parts];
}

function namesTaken(call: string): string[] {
  const [method, path] = call.split(' ');
  const operation = operations.find((each) => each.method === method && each.path === path);
  if (!operation) return [];
  const bodies = Object.values(operation.requestBody?.content ?? {}).map(({ schema }) => schema);
  return [...parametersOf(contract, operation).map(({ name }) => name), ...bodies.flatMap(namesIn)];
}

/** The names of the properties of what an operation answers when all is well. */
function namesAnswered(operationId: string): string[] {
  const answer = operations.find((each) => each.operationId === operationId)?.responses['200'];
  const content = answer && 'content' in answer ? answer.content : undefined;
  return Object.values(content ?? {}).flatMap(({ schema }) => namesIn(schema));
}

describe('the calls of the documents', () => {
  it.each(listed)('%s is in the contract and takes what it took', (call, names) => {
    expect(calls).toContain(call);
    expect(namesTaken(call)).toEqual(expect.arrayContaining(names.split(' ').filter(Boolean)));
  });

  it.each(decided)('%s, which they leave open, is in the contract', (call) => {
    expect(calls).toContain(call);
  });

  it.each([
    ['signIn', 'token userInfo eulaNotAccepted clubs'],
    ['getTournament', 'name tournamentFrame Rounds'],
    ['listActiveClubs', 'rows'],
    ['listCurrencies', 'countries'],
    ['getStripeStatus', 'is_stripe_connected'],
    ['listClubs', 'rows total'],
  ])('%s answers %s', (operationId, names) => {
    expect(namesAnswered(operationId)).toEqual(expect.arrayContaining(names.split(' ')));
  });

  it.each([
    ['CurrentUser', 'userId fullName roleId profileImage firstLogin'],
    ['ClubMembership', 'clubId name clubName'],
    ['Round', 'roundName Matches'],
    [
      'Match',
      'matchId matchName playerId1 playerId2 playerName1 playerName2 winner scheduleTime player1Frames player2Frames frame',
    ],
    ['Country', 'countryId countryName countryCode'],
    ['Currency', 'currency currencyCode'],
    [
      'ClubFields',
      'clubId name countryCode mobile alternateCountryCode contactNumber currency platformFee transactionFee monthlyCharge monthlyChargeDay isAffiliated clubStatusId streetAddress1 streetAddress2 city state zip countryId',
    ],
    [
      'PointOfContactEntry',
      'userId email fullName pocCountryCode pocMobile pocSlackId roleId statusId clubId',
    ],
    ['Licence', 'id numberOfLicence startDate endDate licenceStatusId clubId'],
    ['App', 'id appName description logo uploads'],
    [
      'Profile',
      'fullName email address dob roleId countryCode currency countryId mobile profileImage city state zip',
    ],
    ['Profile', 'gender height styleOfPlaying isPrivacyOn hasPin hasMaintenancePin'],
  ])('%s carries %s', (name, names) => {
    expect(namesIn(contract.components.schemas[name])).toEqual(expect.arrayContaining(names.split(' ')));
  });

  it('never sends a pin, a password or a stream key back but in the one answer that reveals it', () => {
    const secret = /^(?!has).*(pin|password|streamkey)$/i;
    const answers = Object.keys(contract.components.schemas).filter((name) => !/(Request|Entry)$/.test(name));
    const telling = answers.filter((name) =>
      namesIn(contract.components.schemas[name]).some((key) => secret.test(key)),
    );
    // A channel carries a fixed mask, and the demo accounts are no secret.
    expect(telling).toEqual(['Channel', 'Demo', 'StreamKey']);
  });
});
