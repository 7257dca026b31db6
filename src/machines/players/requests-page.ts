import { hosted } from '#machines/patterns/hosted.ts';
import { listPage } from '#machines/patterns/list-page-of.ts';
import type { PlayerListActor } from './list.ts';
import { requestDeskMachine } from './request-desk.ts';
import { requestListMachine } from './requests.ts';

/** The requests that wait at a club, which are answered for the club whose rows are shown. */
export const requestsPageMachine = listPage({
  list: requestListMachine,
  actions: requestDeskMachine,
  changes: ['request.answered'],
  newsOf: ({ context: { question } }) => ({ type: 'club.changed', clubId: question.filters.clubId }),
});

/** They stand above the list of the people of a club, which is read again once one is answered. */
export const requestsOn = hosted<typeof requestsPageMachine, PlayerListActor>({
  guest: requestsPageMachine,
  newsOfGuest: ({ type }) => (type === 'records.changed' ? { type: 'refresh.due' } : null),
});
