import { silentProblem } from '#api/problem.ts';
import { defineModel } from '#model-testing/model.ts';
import { connected } from './sample-status.ts';
import { statusNewsMachine } from './status-news.ts';

export const statusNewsModel = defineModel(statusNewsMachine, {
  input: { userId: 10 },
  outcomes: {
    polling: [{ name: 'it is time', sends: { type: 'refresh.due' } }],
    getStripeStatus: [
      { name: 'connected', ok: true, output: connected },
      { name: 'nothing', ok: true, output: undefined },
      { name: 'unanswered', ok: false, error: silentProblem('unanswered') },
    ],
  },
  requirements: { reading: ['C-7.27'] },
});
