import { afterEach, describe, expect, it } from 'vitest';
import { countQuestions, findQuestions } from '#domain/faq/find.ts';
import { readLanguageFrom } from '#domain/language/current.ts';
import { languages, sourceLanguage } from '#domain/language/languages.ts';
import { loadLanguage } from '#domain/language/loading.ts';
import { headerMenu, profileMenu } from '#domain/navigation/profile-menu.ts';
import { questionGroups } from '#domain/words/faq.ts';
import { joiningWords } from '#domain/words/joining.ts';
import { navigationWords } from '#domain/words/navigation.ts';
import { profileWords } from '#domain/words/profile.ts';
import { registrationWords } from '#domain/words/registration.ts';
import { verificationWords } from '#domain/words/verification.ts';
import { readPlace, writePlace } from '#machines/faq/address.ts';

const all = questionGroups.flatMap(({ questions }) => questions);
const found = (text: string): string[] =>
  findQuestions(text).flatMap(({ questions }) => questions.map(({ id }) => id));

describe('the questions', () => {
  it.each([
    ['C-1.18', 'registration'],
    ['A-5.40', 'required-fields'],
    ['C-1.19', 'joining-clubs'],
    ['C-1.20', 'adding-a-member'],
    ['C-1.21', 'saving-cards'],
    ['C-1.22', 'editing-profile'],
    ['C-1.23', 'referee'],
    ['C-1.24', 'hiding-my-name'],
    ['C-1.25', 'entering-a-tournament'],
  ])('%s cover %s', (_, id) => {
    expect(all.map((question) => question.id)).toContain(id);
  });

  it('A-5.40 name every field that a member has to fill in', () => {
    const text = all.find(({ id }) => id === 'required-fields')?.answer.join(' ') ?? '';
    for (const word of ['name', 'email', 'contact', 'PIN', 'password once more', 'verified', 'agreement'])
      expect(text).toContain(word);
  });

  it('have ids of their own that can stand in an address', () => {
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z-]+$/.test(id))).toEqual([]);
  });
});

describe('a search', () => {
  it('finds every word anywhere in a question or its answer, whatever its case and accents', () => {
    expect(found('OVERLAY náme')).toContain('hiding-my-name');
    expect(found('overlay card')).toEqual([]);
  });

  it('without words finds all', () => {
    expect(countQuestions(findQuestions('  '))).toBe(all.length);
  });
});

describe('an address', () => {
  it.each(['search=pin&open=referee,saving-cards', 'open=referee', 'search=a+b', ''])('keeps %s', (query) => {
    expect(writePlace(readPlace(query))).toBe(query);
  });

  it('that names what is no question, or one twice, is read without it', () => {
    expect(readPlace('open=referee,<script>,referee,__proto__').open).toEqual(['referee']);
  });
});

describe('what an answer says where a thing is', () => {
  const answerOf = (id: string): string => {
    const { answer = [], steps = [] } =
      questionGroups.flatMap(({ questions }) => questions).find((one) => one.id === id) ?? {};
    return [...answer, ...steps].join(' ');
  };
  const { menu, sidebar, header } = navigationWords;
  const named: [id: string, names: () => string[]][] = [
    [
      'registration',
      () => [header.registration, verificationWords.send, verificationWords.resend, header.login],
    ],
    ['one-time-code', () => [verificationWords.change]],
    ['joining-clubs', () => [menu.myProfile, joiningWords.own.title]],
    ['referee', () => [registrationWords.fields.isReferee]],
    ['editing-profile', () => [menu.myProfile, profileWords.save, profileWords.discard]],
    ['hiding-my-name', () => [profileWords.fields.isPrivacyOn, profileWords.privacy, menu.myProfile]],
    ['saving-cards', () => [menu.payment, sidebar.profile]],
    ['entering-a-tournament', () => [sidebar.tournaments, sidebar.club]],
    ['adding-a-member', () => [sidebar.members]],
  ];

  afterEach(() => readLanguageFrom(() => sourceLanguage));

  it.each(languages.flatMap((language) => named.map(([id, names]) => [language, id, names] as const)))(
    'is named in %s as it stands there, in the answer %s',
    async (language, id, names) => {
      await loadLanguage(language);
      readLanguageFrom(() => language);
      for (const name of names()) expect(answerOf(id)).toContain(name);
    },
  );

  it('is there: Payment in the profile part of the sidebar, for those whom the answer names, and not under the name', () => {
    const offered = [1, 2, 3, 4, 5].filter((roleId) =>
      profileMenu({ kind: 'signedIn', roleId, clubs: [] }).some(({ screen }) => screen === 'payment'),
    );
    expect(offered).toEqual([3, 5]);
    expect(headerMenu(5).map(({ label }) => label)).not.toContain(menu.payment);
  });
});
