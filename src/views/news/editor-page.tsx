import type { ReactNode } from 'react';
import { useSelector } from '@xstate/react';
import { errorWords } from '#domain/words/errors.ts';
import { richTextOf } from '#domain/rich-text/parse.ts';
import { newsWords } from '#domain/words/news.ts';
import type { NewsForm, NewsFormField } from '#machines/news/editor-form.ts';
import type { NewsEditorActor } from '#machines/news/editor.ts';
import {
  selectDifference,
  selectEditorState,
  selectForm,
  selectIsDiscarding,
  selectIsNew,
  selectPicture,
  selectPlaces,
  selectRefusal,
} from '#machines/news/selectors.ts';
import * as layout from '#styles/form-layout.css.ts';
import { AlertDialog } from '#views/ui/alert-dialog.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { DifferenceDialog } from '#views/ui/difference-dialog.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Article } from './article.tsx';
import { EditorForm } from './editor-form.tsx';

export { newsEditorMachine as editorMachine } from '#machines/news/editor.ts';
export { associationPlace, placeOf } from '#machines/news/editor-form.ts';

const words = newsWords.form;

export type NewsEditorProps = {
  actor: NewsEditorActor;
  /** The field of the picture, which has an actor of its own. */
  picture?: ReactNode;
};

/** Where an article is written, previewed and saved. */
export const NewsEditorPage = ({ actor, picture = null }: NewsEditorProps) => {
  const state = useSelector(actor, selectEditorState);
  const refusal = useSelector(actor, selectRefusal);
  const isNew = useSelector(actor, selectIsNew);
  const isDiscarding = useSelector(actor, selectIsDiscarding);
  if (state === 'missing') {
    return (
      <PageMessage
        title={newsWords.article.missing}
        text={newsWords.article.missingText}
        actions={<ButtonLink href="/news">{newsWords.article.toAll}</ButtonLink>}
      />
    );
  }
  if (state === 'failed') {
    return (
      <PageMessage
        title={newsWords.article.failed}
        text={refusal}
        announce="alert"
        actions={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
      />
    );
  }
  return (
    <div className={layout.page}>
      <PageTitle detail={isNew ? words.detail : words.editDetail}>
        {isNew ? words.newTitle : words.editTitle}
      </PageTitle>
      {state === 'loading' && <SkeletonRows label={words.loading} count={8} />}
      {state === 'writing' && <EditorForm actor={actor} picture={picture} />}
      {state === 'previewing' && <Preview actor={actor} />}
      {isDiscarding && <Discarding actor={actor} />}
      <ResolvingConflict actor={actor} />
    </div>
  );
};

const Preview = ({ actor }: NewsEditorProps) => {
  const { title, summary, body, place, imageAlt } = useSelector(actor, selectForm);
  const image = useSelector(actor, selectPicture);
  const places = useSelector(actor, selectPlaces);
  const name = places.find(({ value }) => value === place)?.label ?? '';
  const article = {
    newsId: 0,
    title,
    summary,
    content: richTextOf(body),
    kind: place === '' ? 'cloud' : 'club',
    club: place === '' ? null : { clubId: Number(place), name },
    image,
    imageAlt,
    status: 'draft',
    publishedAt: null,
  } as const;
  return (
    <>
      <Card padding="form">
        <Article article={article} heading="h2" />
      </Card>
      <div className={layout.actions} data-part="actions">
        <Button tone="secondary" onClick={() => actor.send({ type: 'write' })}>
          {words.write}
        </Button>
      </div>
    </>
  );
};

/** What both have of an article that someone else has changed meanwhile. */
const ResolvingConflict = ({ actor }: NewsEditorProps) => {
  const difference = useSelector(actor, selectDifference, isSame);
  const places = useSelector(actor, selectPlaces);
  if (difference === null) return null;
  const { fields, mine, theirs, pictures } = difference;
  const textOf = (form: NewsForm, field: NewsFormField): string =>
    field === 'place'
      ? (places.find(({ value }) => value === form.place)?.label ?? form.place)
      : form[field] || words.nothing;
  const rows = fields.map((field) => ({
    field: words.fields[field],
    mine: textOf(mine, field),
    theirs: textOf(theirs, field),
  }));
  const pictureRow = pictures && {
    field: words.picture,
    mine: pictures.mine === null ? words.nothing : words.pictureMine,
    theirs: pictures.theirs === null ? words.nothing : words.pictureTheirs,
  };
  return (
    <DifferenceDialog
      words={words}
      rows={pictureRow ? [...rows, pictureRow] : rows}
      onKeepMine={() => actor.send({ type: 'keep.mine' })}
      onTakeTheirs={() => actor.send({ type: 'take.theirs' })}
      onStay={() => actor.send({ type: 'stay' })}
    />
  );
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const Discarding = ({ actor }: NewsEditorProps) => (
  <AlertDialog
    title={words.discardTitle}
    purpose={words.discardPurpose}
    closeLabel={newsWords.close}
    cancel={words.keep}
    onCancel={() => actor.send({ type: 'keep' })}
    confirm={words.discardNow}
    onConfirm={() => actor.send({ type: 'confirm' })}
  />
);
