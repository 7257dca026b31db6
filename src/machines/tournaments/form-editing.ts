import { formMessages } from '#machines/patterns/form-messages.ts';
import { answered, asked } from '#machines/patterns/params.ts';
import type { TournamentFormContext } from './form-context.ts';
import { tournamentFormSetup } from './form-setup.ts';

const clubOf = ({ context: { form } }: { context: TournamentFormContext }) => ({
  clubId: form.clubId === '' ? null : Number(form.clubId),
});
const toSave = { intent: 'save' } as const;
const toPublish = { intent: 'publish' } as const;

/** A change of the form: no error is shown any more, and what is typed is kept in this tab. */
const changing = <Action extends string>(type: Action) =>
  ({ target: '.clear', actions: [{ type, params: asked }, 'storeDraft'] }) as const;

type Sent = typeof toSave | typeof toPublish;
const faulty = (params: Sent) =>
  ({
    guard: { type: 'hasFault', params },
    target: '.faulty',
    actions: ['clearMessages', { type: 'setFaults', params }],
  }) as const;
const sent = <Target extends string>(target: Target, params: Sent) =>
  ({ target, actions: ['clearMessages', { type: 'setIntent', params }] }) as const;

/** The state in which the form of a tournament is filled in. */
export const editing = tournamentFormSetup.createStateConfig({
  description: 'The form can be changed, saved and published at any moment; each change is kept in this tab.',
  initial: 'clear',
  invoke: {
    src: 'readClubOffers',
    input: clubOf,
    // What is chosen stays where it could not be read; the form can be saved all the same.
    onDone: { actions: { type: 'setOffers', params: answered } },
  },
  on: {
    changed: [
      {
        guard: { type: 'isClub', params: asked },
        target: 'editing',
        reenter: true,
        actions: [{ type: 'changeClub', params: asked }, 'storeDraft'],
      },
      changing('change'),
    ],
    toggled: changing('toggle'),
    'round.changed': changing('changeRound'),
    'template.chosen': changing('fillRounds'),
    'tie-breaks.changed': changing('changeTieBreaks'),
    submit: [faulty(toSave), { guard: 'isNew', ...sent('creating', toSave) }, sent('updating', toSave)],
    publish: [
      faulty(toPublish),
      { guard: 'isNew', ...sent('creating', toPublish) },
      { guard: 'canPublish', ...sent('updating', toPublish) },
    ],
    back: [{ guard: 'hasChanges', target: 'leaving' }, { target: 'left' }],
  },
  states: {
    clear: formMessages.clear,
    faulty: { description: 'What is missing or wrong stands under each field.' },
    refused: { description: 'Says why the server refused, at the field it means; what was typed stays.' },
  },
});
