import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createActor, fromPromise, type AnyActorRef, type InputFrom } from 'xstate';
import type { Channels, createChannel } from '#api/channels.ts';
import type { createLicence, Licences } from '#api/licences.ts';
import type { ProblemData } from '#api/problem.ts';
import type { createClubSubscription, SubscriptionPage } from '#api/subscriptions.ts';
import { millisecondsOf } from '#domain/licences/term.ts';
import { channelWords } from '#domain/words/channels.ts';
import { licenceWords } from '#domain/words/licences.ts';
import { problemWords } from '#domain/words/problems.ts';
import { subscriptionWords } from '#domain/words/subscriptions.ts';
import { channelsMachine } from '#machines/channels/machine.ts';
import { licencesMachine } from '#machines/licences/machine.ts';
import { subscriptionsMachine } from '#machines/subscriptions/machine.ts';
import { subscriptionClubs } from '#machines/subscriptions/sample-subscriptions.ts';
import { ChannelsSection } from '#views/channels/section.tsx';
import { LicencesSection } from '#views/licences/section.tsx';
import { SubscriptionsSection } from '#views/subscriptions/section.tsx';

/** How the server refuses with the name of a field. */
const refusing = <Input,>(field: string, text: string) =>
  fromPromise<{ message: string }, Input>(() => {
    const refusal: ProblemData = {
      kind: 'refused',
      status: 409,
      code: 'invalid_request',
      message: problemWords.invalid_request,
      fields: { [field]: text },
      retryAfterSeconds: null,
    };
    return Promise.reject(refusal);
  });

type Opened = { actor: AnyActorRef; page: ReactNode };
type Dialog = {
  /** The list with its dialog, whose save is refused at a field. */
  open: (text: string) => Opened;
  add: string;
  /** What is typed, by the name of its field. */
  typed: Record<string, string>;
  save: string;
  refused: string;
};

// A day that is not over, at which the licences would be read again.
const today = millisecondsOf('2099-01-01');
const dialogs: Record<string, Dialog> = {
  'a channel': {
    open: (text) => {
      const actor = createActor(
        channelsMachine.provide({
          actors: {
            listChannels: fromPromise<Channels, { clubId: number }>(async () => ({
              rows: [],
              clubName: 'Cue Club',
              licenceCount: 3,
            })),
            createChannel: refusing<InputFrom<typeof createChannel>>('channel', text),
          },
        }),
        { input: { clubId: 3 } },
      );
      return { actor, page: <ChannelsSection actor={actor} /> };
    },
    add: channelWords.add,
    typed: { channel: 'TableOne', streamKey: 'live_48' },
    save: channelWords.save,
    refused: 'channel',
  },
  'a licence': {
    open: (text) => {
      const actor = createActor(
        licencesMachine.provide({
          actors: {
            listLicences: fromPromise<Licences, { clubId: number }>(async () => ({
              rows: [],
              today,
              timeZone: 'UTC',
            })),
            createLicence: refusing<InputFrom<typeof createLicence>>('numberOfLicence', text),
          },
        }),
        { input: { clubId: 3 } },
      );
      return { actor, page: <LicencesSection actor={actor} /> };
    },
    add: licenceWords.add,
    typed: { count: '12' },
    save: licenceWords.save,
    refused: 'count',
  },
  'a subscription': {
    open: (text) => {
      const actor = createActor(
        subscriptionsMachine.provide({
          actors: {
            listClubSubscriptions: fromPromise<SubscriptionPage>(async () => ({
              rows: [],
              total: 0,
              clubs: subscriptionClubs,
            })),
            createClubSubscription: refusing<InputFrom<typeof createClubSubscription>>('name', text),
          },
        }),
      );
      return { actor, page: <SubscriptionsSection actor={actor} /> };
    },
    add: subscriptionWords.add,
    typed: { name: 'Adult membership', amount: '45' },
    save: subscriptionWords.save,
    refused: 'name',
  },
};

it.each(Object.entries(dialogs))(
  'B7 what the server refuses of %s stands at its field, which has the focus, until it is changed',
  async (_name, { open, add, typed, save, refused }) => {
    const text = 'This cannot be taken.';
    const { actor, page } = open(text);
    render(page);
    await act(async () => {
      actor.start();
    });
    const press = (name: string) =>
      act(async () => fireEvent.click(screen.getAllByRole('button', { name })[0] ?? document.body));
    await press(add);
    const field = (name: string) =>
      screen.getByRole('dialog').querySelector<HTMLInputElement>(`[name="${name}"]`);
    for (const [name, value] of Object.entries(typed)) {
      fireEvent.change(field(name) ?? document.body, { target: { value } });
    }
    await press(save);
    expect(document.activeElement).toBe(field(refused));
    expect(field(refused)?.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(screen.queryByText(problemWords.invalid_request)).toBeNull();
    fireEvent.change(field(refused) ?? document.body, { target: { value: '7' } });
    expect(screen.queryByText(text)).toBeNull();
  },
);
