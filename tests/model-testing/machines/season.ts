import { fromCallback, fromPromise, setup } from 'xstate';
import { defineModel } from '#model-testing/model.ts';

const nothing = () => {};
const always = () => true;

const season = setup({
  types: { tags: {} as 'busy' },
  actors: { save: fromPromise(() => Promise.resolve()), connection: fromCallback(nothing) },
  actions: {
    begin: nothing,
    keep: nothing,
    clearMessages: nothing,
    findFault: nothing,
    forget: nothing,
    keepAnswer: nothing,
    keepTheirs: nothing,
    keepProblem: nothing,
    takeTheirs: nothing,
    answerTheirs: nothing,
  },
  guards: {
    isComplete: always,
    isTouched: always,
    isFaulty: always,
    isConflict: always,
    isRefused: always,
    isOnline: always,
  },
  delays: { timeout: 20_000, pause: 5_000 },
});

/** One office of the season: a form with its faults, its call, its conflict and its way back. */
const office = (name: string, next: string) =>
  season.createStateConfig({
    initial: 'shown',
    description: `The ${name} of the season, as the association keeps them.`,
    on: { 'season.closed': '#season.closed', 'page.left': '#season.resting' },
    states: {
      shown: {
        description: 'What is kept is shown and can be changed.',
        on: {
          edit: { target: 'editing', actions: 'begin' },
          'go.on': { guard: 'isComplete', target: `#season.running.offices.${next}` },
        },
      },
      editing: {
        description: 'A form is filled in; nothing is sent yet.',
        on: {
          changed: { actions: ['keep', 'clearMessages'] },
          cancel: [{ guard: 'isTouched', target: 'asking' }, { target: 'shown' }],
          submit: [{ guard: 'isFaulty', target: 'faulty', actions: 'findFault' }, { target: 'saving' }],
        },
      },
      faulty: {
        description: 'The first fault is told beside its field.',
        on: { changed: { target: 'editing', actions: ['keep', 'clearMessages'] }, cancel: 'asking' },
      },
      asking: {
        description: 'Asks whether what was typed may be lost.',
        on: { 'keep.typing': 'editing', leave: { target: 'shown', actions: 'forget' } },
      },
      saving: {
        description: 'The call is on its way; it is not sent twice.',
        tags: 'busy',
        invoke: {
          src: 'save',
          onDone: { target: 'saved', actions: 'keepAnswer' },
          onError: [
            { guard: 'isConflict', target: 'differing', actions: 'keepTheirs' },
            { guard: 'isRefused', target: 'editing', actions: 'keepProblem' },
            { target: 'failed', actions: 'keepProblem' },
          ],
        },
        after: { timeout: 'failed' },
      },
      differing: {
        description: 'Somebody else was faster: both versions are shown.',
        on: {
          'take.theirs': { target: 'shown', actions: 'takeTheirs' },
          'keep.mine': { target: 'saving', actions: 'answerTheirs' },
        },
      },
      failed: {
        description: 'The call has failed; nothing typed is lost.',
        on: { retry: 'saving', cancel: 'editing' },
        after: { pause: { guard: 'isOnline', target: 'saving' } },
      },
      saved: { description: 'Says so for two seconds.', after: { 2000: 'shown' } },
    },
  });

/** The season of a whole association in one machine of more than sixty states: a drawing must still make it readable. */
export const seasonMachine = season.createMachine({
  id: 'season',
  initial: 'running',
  states: {
    running: {
      type: 'parallel',
      description: 'The offices of the season, and beside them the line to the server.',
      states: {
        offices: {
          initial: 'clubs',
          states: {
            clubs: office('clubs', 'players'),
            players: office('players', 'fees'),
            fees: office('fees', 'draws'),
            draws: office('draws', 'matches'),
            matches: office('matches', 'results'),
            results: office('results', 'clubs'),
            last: { type: 'history', history: 'deep' },
          },
        },
        line: {
          initial: 'open',
          invoke: { src: 'connection' },
          states: {
            open: { on: { 'went.offline': 'waiting' } },
            waiting: { after: { pause: 'trying' }, on: { 'came.online': 'trying' } },
            trying: { tags: 'busy', invoke: { src: 'save', onDone: 'open', onError: 'waiting' } },
          },
        },
      },
    },
    resting: {
      description: 'Nobody looks; the place is kept.',
      on: { 'page.opened': '#season.running.offices.last' },
    },
    closed: { type: 'final', description: 'The season is over.' },
  },
});

/** The season with what a drawing asks of a model; it is drawn, never replayed. */
export const seasonModel = defineModel(seasonMachine, {
  outcomes: { save: [{ name: 'saved', ok: true }], connection: [] },
});
