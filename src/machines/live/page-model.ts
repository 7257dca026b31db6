import { defineModel } from '#model-testing/model.ts';
import { livePageMachine } from './page.ts';

export const livePageModel = defineModel(livePageMachine, {
  id: 'live-page',
  cases: { 'score.written': [], 'page.ready': [], 'page.busy': [] },
  outcomes: {
    reports: [
      { name: 'a score is written', sends: { type: 'score.written' } },
      { name: 'the page has read', sends: { type: 'page.ready' } },
      { name: 'the page reads', sends: { type: 'page.busy' } },
    ],
    page: [],
    live: [],
  },
  identity: () => [],
  controls: {
    'score.written': { kind: 'outside', from: 'the live line' },
    'page.ready': { kind: 'outside', from: 'the page' },
    'page.busy': { kind: 'outside', from: 'the page' },
  },
  requirements: { ready: ['A-7.02'] },
});
