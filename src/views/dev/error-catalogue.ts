import { downloadWords } from '#domain/words/apps.ts';
import { devWords } from '#domain/words/dev.ts';
import { errorWords } from '#domain/words/errors.ts';
import { problemWords } from '#domain/words/problems.ts';
import { sessionWords } from '#domain/words/session.ts';
import type { SwitchName } from './switch-names.ts';

const { situations, how, where, quoted, noPopup, busy } = devWords.catalogue;

/** A situation of the error catalogue (document 000, section 8), the switch that makes it, and what is seen. */
export type CatalogueRow = {
  id: keyof typeof situations;
  requirements: readonly string[];
  /** Null where no switch is needed. */
  switch: SwitchName | null;
  steps: keyof typeof how;
  seen: readonly Seen[];
};

/** A text at its place, or something that is seen without one. */
export type Seen = { where: keyof typeof where; text: string } | { sign: string };

const toast = (text: string): Seen => ({ where: 'toast', text });
const banner = (text: string): Seen => ({ where: 'banner', text });
const inBar = (text: string): Seen => ({ where: 'bar', text });
const field = (text: string): Seen => ({ where: 'field', text });

type Rest = [
  name: CatalogueRow['switch'],
  steps: CatalogueRow['steps'],
  seen: Seen[],
  requirements?: string[],
];
const row = (id: CatalogueRow['id'], ...[name, steps, seen, requirements = []]: Rest): CatalogueRow => ({
  id,
  requirements,
  switch: name,
  steps,
  seen,
});

const unknownEmail = devWords.unknownEmailMessage('nobody@baulk.example');
const serverMessage = problemWords.internal;
const exemptPages = ['A-8.05', 'A-8.06', 'A-8.07', 'A-8.08', 'A-8.09', 'A-8.10'];

/** The whole catalogue, in its own order, with the slow answer at its end. */
export const errorCatalogue: readonly CatalogueRow[] = [
  row('noInternet', 'offline', 'signIn', [toast(errorWords.offline)], ['A-8.01']),
  row('noInternetReason', 'offline', 'call', [inBar(errorWords.offlineReason)], ['A-8.02']),
  row('connectivity', 'offline', 'wait', [banner(errorWords.connectivity)], ['A-8.22']),
  row('noAnswer', 'unanswered', 'signIn', [toast(errorWords.unanswered)], ['A-8.03']),
  row('signOut', 'unanswered', 'signOut', [toast(sessionWords.signOutFailed)], ['A-8.22']),
  row('unauthorised', 'expired', 'call', [{ where: 'popup', text: sessionWords.expired }], ['A-8.04']),
  row('quietAddress', 'expired', 'news', [{ sign: noPopup }], exemptPages),
  row(
    'quietMessage',
    'wrongPassword',
    'call',
    [inBar(problemWords.invalid_credentials), { sign: noPopup }],
    ['A-8.11'],
  ),
  row('signIn', 'wrongPassword', 'signIn', [banner(problemWords.invalid_credentials)], ['A-8.13', 'A-8.23']),
  row('quietMessage', 'unknownEmail', 'call', [inBar(unknownEmail), { sign: noPopup }], ['A-8.12']),
  row('signIn', 'failing', 'signIn', [banner(serverMessage)], ['A-8.13']),
  row('other', 'failing', 'signOut', [toast(serverMessage)], ['A-8.19']),
  row('signInWordless', 'failingSilently', 'signIn', [banner(errorWords.failedSignIn)], ['A-8.13']),
  row('otherWordless', 'failingSilently', 'signOut', [toast(errorWords.failed)], ['A-8.19']),
  row('signInWordless', 'garbled', 'signIn', [banner(errorWords.failedSignIn)], ['A-8.13']),
  row('otherWordless', 'garbled', 'signOut', [toast(errorWords.failed)], ['A-8.19']),
  row('wrongRole', null, 'wrongRole', [{ where: 'page', text: errorWords.notFound }], ['A-2.77']),
  row('forgot', 'failing', 'forgot', [banner(serverMessage)], ['A-8.14']),
  row('codeSending', 'failing', 'code', [field(serverMessage)], ['A-8.15']),
  row('codeVerifying', 'failing', 'codeTyped', [field(serverMessage)], ['A-8.16']),
  row('country', 'failing', 'registration', [toast(serverMessage)], ['A-8.17']),
  row('currency', 'failing', 'registration', [toast(serverMessage)], ['A-8.18']),
  row('apps', 'failingSilently', 'downloads', [toast(downloadWords.wrong)], ['A-8.20']),
  row('slow', 'slow', 'signIn', [{ sign: busy }]),
];

/** What can be seen with a switch. */
export const rowsOf = (name: SwitchName): readonly CatalogueRow[] =>
  errorCatalogue.filter((entry) => entry.switch === name);

/** What is seen, as people read it. */
export const seenText = (seen: Seen): string =>
  'sign' in seen ? seen.sign : quoted(where[seen.where], seen.text);
