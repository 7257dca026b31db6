import { useActorRef, useSelector } from '@xstate/react';
import { useLocation } from 'wouter';
import { openClubs } from '#domain/clubs/standing.ts';
import type { StoredUser } from '#domain/session/stored.ts';
import type { AppActors } from '#machines/app/actors.ts';
import { UnlessOff } from '#views/app/club-off.tsx';
import { useEmitted, useReports } from '#views/app/use-actor-events.ts';
import { useHosted } from '#views/app/use-hosted.ts';
import { newsWords } from '#domain/words/news.ts';
import { selectClubs } from '#machines/app/selectors.ts';
import { selectShown } from '#machines/images/selectors.ts';
import type { NewsEditorActor } from '#machines/news/editor.ts';
import { selectIsLocked, selectKeptPicture, selectUndone } from '#machines/news/selectors.ts';
import { hosted } from '#machines/patterns/hosted.ts';
import { PictureField, pictureMachine } from '#views/images/picture-field.tsx';
import { associationPlace, editorMachine, NewsEditorPage, placeOf } from '#views/news/editor-page.tsx';
import { numberIn } from './number-in.ts';

const words = newsWords.form;

/** The picture is kept with its article. */
const pictureOn = hosted<typeof pictureMachine, NewsEditorActor>({
  guest: pictureMachine,
  newsOfGuest: (event, field) =>
    event.type === 'picture.changed'
      ? { type: 'picture.changed', picture: { change: event.change, shown: selectShown(field) } }
      : null,
});

type Props = { actors: AppActors; user: StoredUser; said: string };

/** The editor of the article that the address names, else of a new one. */
export const NewsEditor = ({ actors, user, said }: Props) => {
  const [, navigate] = useLocation();
  const { open, off } = openClubs(useSelector(actors.session, selectClubs));
  const isEverywhere = user.roleId <= 2;
  const actor = useActorRef(editorMachine, {
    input: {
      userId: user.userId,
      newsId: said === 'new' ? null : (numberIn(said) ?? 0),
      reach: isEverywhere ? 'everywhere' : 'ownClubs',
      places: isEverywhere ? [associationPlace] : open.map(placeOf),
    },
  });
  useReports(actor, actors.app);
  useEmitted(actor, {
    'article.kept': ({ newsId }) => navigate(`/news/${newsId}`),
  });
  const image = useSelector(actor, selectKeptPicture);
  const undone = useSelector(actor, selectUndone);
  return (
    <UnlessOff off={off}>
      <Pictured key={`${image} ${undone}`} actors={actors} editor={actor} kept={image} />
    </UnlessOff>
  );
};

type PicturedProps = { actors: AppActors; editor: NewsEditorActor; kept: string | null };

/** The editor with the field of the picture, which begins again with the article that was read. */
const Pictured = ({ actors, editor, kept }: PicturedProps) => {
  const actor = useHosted(actors, pictureOn, editor, {
    purpose: 'news',
    isCut: false,
    saving: 'withForm',
    kept,
  });
  const isLocked = useSelector(editor, selectIsLocked);
  const picture = (
    <PictureField actor={actor} label={words.picture} name="" shape="wide" isLocked={isLocked} />
  );
  return <NewsEditorPage actor={editor} picture={picture} />;
};
