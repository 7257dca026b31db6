import type { MatchChoicesActor } from '#machines/matches/choices.ts';
import type { CorrectionsActor } from '#machines/matches/corrections.ts';
import { Beside, Reading } from './around.tsx';
import { atRest, type Stages } from './stage.ts';

export const stages: Stages = {
  'match-centre': async () => {
    const { MatchCentrePage } = await import('#views/matches/centre.tsx');
    return (actor) => <MatchCentrePage actor={actor as never} />;
  },
  corrections: async () => {
    const { Corrections } = await import('#views/matches/corrections.tsx');
    return (actor) => (
      <Reading actor={actor as never as CorrectionsActor}>
        {({ context: { match } }) => <Corrections actor={actor as never} match={match} />}
      </Reading>
    );
  },
  'match-form': async () => {
    const { MatchFormPage } = await import('#views/matches/form-page.tsx');
    return (actor) => <MatchFormPage actor={actor as never} />;
  },
  'own-play': async () => {
    const { OwnPlayPage } = await import('#views/matches/own-play-page.tsx');
    return (actor) => <OwnPlayPage actor={actor as never} userId={101} mayEnter />;
  },
  'match-list': async () => {
    const { MatchesPage } = await import('#views/matches/page.tsx');
    return (actor) => <MatchesPage actor={actor as never} choices={{ tournaments: [], clubs: [] }} />;
  },
  'match-choices': async () => {
    const [{ MatchesPage, readAddress }, { matchListModel }] = await Promise.all([
      import('#views/matches/page.tsx'),
      import('#machines/matches/list-model.ts'),
    ]);
    const machine = atRest(matchListModel);
    return (actor) => (
      <Beside machine={machine} input={{ question: readAddress('') }}>
        {(list) => (
          <Reading actor={actor as MatchChoicesActor}>
            {({ context }) => <MatchesPage actor={list} choices={context} />}
          </Reading>
        )}
      </Beside>
    );
  },
};
