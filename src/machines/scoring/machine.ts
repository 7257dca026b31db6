import type { ActorRefFrom } from 'xstate';
import type { Entry, ScoredMatch } from '#domain/scoring/entry.ts';
import { answered, asked, failure } from '#machines/patterns/params.ts';
import type { Stage } from './standing.ts';
import { scoringSetup } from './setup.ts';

const answer = ({ event }: { event: { output: ScoredMatch } }) => ({ match: event.output });

const at = (stage: Stage) => ({ guard: { type: 'isStage', params: { stage } }, target: stage }) as const;
const isPassing = { guard: { type: 'isPassing', params: failure }, target: 'lost' } as const;
const canEnd = {
  'end.asked': { target: 'asking', actions: 'clearFault' },
  undo: { guard: 'hasUndo', actions: ['writeUndo', 'keepOnDevice'] },
} as const;

/** A match is scored: every tap is written on the device at once, and sent in order, once each. */
export const scoringMachine = scoringSetup.createMachine({
  id: 'scoring',
  context: ({ input: { match, userId } }) => ({
    userId,
    match,
    waiting: [],
    steps: [],
    fault: null,
    refusal: null,
  }),
  initial: 'restoring',
  states: {
    restoring: {
      description: 'What an earlier page of this device has not sent is looked for.',
      tags: 'busy',
      invoke: {
        src: 'recallScores',
        input: ({ context }) => ({ userId: context.userId, matchId: context.match.matchId }),
        onDone: { target: 'scoring', actions: { type: 'recall', params: answered } },
        onError: 'scoring',
      },
    },
    scoring: {
      description: 'The desk takes what is tapped; the line sends it.',
      type: 'parallel',
      invoke: { src: 'connection' },
      states: {
        desk: {
          initial: 'deciding',
          states: {
            deciding: {
              description: 'Where the match stands says what can be written.',
              always: [at('upcoming'), at('decided'), at('over'), { target: 'live' }],
            },
            upcoming: {
              description: 'The match waits for its start, and for who breaks off.',
              always: [at('live'), at('decided'), at('over')],
              on: {
                start: { actions: [{ type: 'writeStart', params: asked }, 'keepOnDevice'] },
                'end.asked': 'asking',
              },
            },
            live: {
              description: 'Points, visits and frames are written as they are made.',
              always: [at('decided'), at('over'), at('upcoming')],
              on: { tapped: { actions: [{ type: 'writeTap', params: asked }, 'keepOnDevice'] }, ...canEnd },
            },
            decided: {
              description: 'Somebody has what wins the match: it is ended, or the last frame taken back.',
              always: [at('live'), at('over'), at('upcoming')],
              on: canEnd,
            },
            asking: {
              description: 'Ending is asked about: the result goes into the draw.',
              always: at('over'),
              on: {
                cancel: 'deciding',
                ended: {
                  target: 'deciding',
                  actions: [{ type: 'writeEnd', params: asked }, 'keepOnDevice'],
                },
              },
            },
            over: {
              description: 'The match is over.',
              always: [at('live'), at('decided'), at('upcoming')],
            },
          },
        },
        line: {
          initial: 'idle',
          states: {
            idle: {
              description: 'Everything is sent.',
              always: { guard: 'hasWaiting', target: 'sending' },
              on: {
                'match.read': {
                  guard: { type: 'isNewer', params: asked },
                  actions: [{ type: 'takeMatch', params: asked }, 'keepOnDevice'],
                },
              },
            },
            sending: {
              description: 'The oldest entry is under way; the others wait behind it.',
              invoke: {
                src: 'writeEntry',
                input: ({ context: { match, waiting } }) => ({
                  matchId: match.matchId,
                  key: waiting[0]?.key ?? '',
                  entry: waiting[0]?.entry as Entry,
                }),
                onDone: {
                  target: 'idle',
                  actions: [{ type: 'keepAnswer', params: answer }, 'keepOnDevice', 'tellWritten'],
                },
                onError: [
                  isPassing,
                  { target: 'refused', actions: [{ type: 'drop', params: failure }, 'keepOnDevice'] },
                ],
              },
              after: { timeout: 'lost' },
            },
            lost: {
              description: 'What waits is kept on the device, and tried again by itself.',
              after: { pause: 'sending' },
              on: { retry: 'sending', 'went.online': 'sending' },
            },
            refused: {
              description:
                'The server knows better: people are told what was not written, and see its score.',
              entry: 'tellWritten',
              always: { guard: 'hasWaiting', target: 'sending', actions: 'clearRefusal' },
              on: {
                accept: { target: 'idle', actions: 'clearRefusal' },
                'match.read': {
                  guard: { type: 'isNewer', params: asked },
                  actions: [{ type: 'takeMatch', params: asked }, 'keepOnDevice'],
                },
              },
            },
          },
        },
      },
    },
  },
});

export type ScoringActor = ActorRefFrom<typeof scoringMachine>;
