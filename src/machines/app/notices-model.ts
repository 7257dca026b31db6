import { defineModel } from '#model-testing/model.ts';
import { errorWords } from '#domain/words/errors.ts';
import { platformWords as words } from '#domain/words/platform.ts';
import { playerWords } from '#domain/words/players.ts';
import { noticesMachine, type Notice } from './notices.ts';

/** What the list of members tells. */
const toast: Notice = { kind: 'toast', tone: 'success', text: playerWords.suspended('Petra Nurse') };
const banner: Notice = { kind: 'banner', tone: 'error', text: errorWords.failed };
const mail: Notice = { kind: 'mail', tone: 'success', text: playerWords.resent('player@baulk.example') };

const isShownNow = (text: string, [first]: readonly Notice[]) => first?.text === text;

export const noticesModel = defineModel(noticesMachine, {
  endsEarly: true,
  cases: { notice: [{ notice: toast }, { notice: banner }, { notice: mail }] },
  identity: ({ queue }) => queue.map(({ kind, text }) => `${kind} ${text}`),
  controls: {
    notice: { kind: 'outside', from: 'a machine that tells people something' },
    hold: { kind: 'outside', from: 'the pointer or the focus comes to the notice' },
    'person.left': { kind: 'outside', from: 'the session, when whoever was signed in has left' },
    release: { kind: 'outside', from: 'the pointer and the focus have left the notice' },
    dismiss: { role: 'button', name: words.dismiss },
  },
  shows: {
    quiet: { absent: [toast.text, banner.text, mail.text] },
    told: ({ queue }) => ({
      texts: queue.slice(0, 1).map(({ text }) => text),
      absent: [toast, banner, mail].map(({ text }) => text).filter((text) => !isShownNow(text, queue)),
    }),
  },
  requirements: {
    'told.showing': ['A-4.36', 'A-4.37', 'A-4.38'],
  },
  invariants: {
    'something is shown exactly while something waits': (snapshot) =>
      snapshot.matches('told') === snapshot.context.queue.length > 0,
    'nothing waits twice': ({ context: { queue } }) =>
      new Set(queue.map(({ kind, text }) => `${kind} ${text}`)).size === queue.length,
    'the list stays short': ({ context }) => context.recent.length <= 20,
  },
});
