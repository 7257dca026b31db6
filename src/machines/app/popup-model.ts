import { defineModel } from '#model-testing/model.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { passwordWords } from '#domain/words/password.ts';
import { registrationWords } from '#domain/words/registration.ts';
import { signInWords } from '#domain/words/sign-in.ts';
import { popupMachine } from './popup.ts';

const { login, registration } = navigationWords.header;
const dialog = (name: string) => ({ role: 'dialog', name }) as const;
const menu = dialog(navigationWords.header.menu);
const popups = [
  dialog(signInWords.title),
  dialog(passwordWords.forgot.title),
  dialog(registrationWords.title),
];
const othersThan = (title: string) => [...popups, menu].filter(({ name }) => name !== title);

export const popupModel = defineModel(popupMachine, {
  endsEarly: true,
  starts: [
    { name: 'in a new tab', input: { typed: '' } },
    { name: 'where an address was typed before', input: { typed: 'player@baulk.example' } },
  ],
  identity: ({ typed }) => typed !== '',
  cases: {
    'open.sign.in': [{}, { byAddress: true }],
    'open.forgot.password': [{}, { byAddress: true }],
    'entry.shown': [null, 'menu', 'signIn', 'forgotPassword', 'registration'].map((overlay) => ({
      overlay,
    })) as never,
    'email.typed': [{ email: 'player@baulk.example' }],
  },
  controls: {
    // The words of these links differ from popup to popup; `shows` says which one is where.
    'open.menu': { kind: 'outside', from: 'the button of a phone' },
    'close.menu': { role: 'button', name: navigationWords.header.closeMenu },
    'person.came': { kind: 'outside', from: 'the session' },
    'entry.shown': { kind: 'outside', from: 'Back, Forward and reload' },
    'open.sign.in': { kind: 'outside', from: 'a link to /login, or the address itself' },
    'email.typed': { kind: 'outside', from: 'the sign-in form' },
    'open.forgot.password': { kind: 'outside', from: 'a link to /forgot-password, or the address itself' },
    'open.registration': { role: 'button', name: registration },
    close: { role: 'button', name: signInWords.close },
  },
  shows: {
    menu: { roles: [menu, { role: 'link', name: login }], absent: popups },
    closed: { roles: [{ role: 'link', name: login }], absent: [...popups, menu] },
    signIn: {
      roles: [dialog(signInWords.title), { role: 'link', name: signInWords.forgot }],
      absent: othersThan(signInWords.title),
    },
    forgotPassword: {
      roles: [dialog(passwordWords.forgot.title), { role: 'link', name: passwordWords.forgot.backToLogin }],
      absent: othersThan(passwordWords.forgot.title),
    },
    registration: {
      roles: [dialog(registrationWords.title)],
      absent: othersThan(registrationWords.title),
    },
  },
  requirements: {
    closed: ['A-2.86', 'A-2.87'],
    signIn: ['A-2.88', 'A-2.113'],
    forgotPassword: ['A-2.90'],
    registration: ['A-2.89'],
  },
});
