import { useSelector } from '@xstate/react';
import { draftWords } from '#domain/words/drafts.ts';
import { errorWords } from '#domain/words/errors.ts';
import { matchWords } from '#domain/words/matches.ts';
import { rankingWords as words } from '#domain/words/rankings.ts';
import {
  selectIsLocked,
  selectRefusal,
  selectRestoredFrom,
  selectView,
} from '#machines/patterns/record-selectors.ts';
import type { RankingRecordActor } from '#machines/rankings/record.ts';
import {
  selectCanRemove,
  selectDiscipline,
  selectIsNew,
  selectIsSaving,
  selectKind,
  selectKnown,
} from '#machines/rankings/record-selectors.ts';
import * as layout from '#styles/form-layout.css.ts';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { EditorFrame } from '#views/ui/editor-frame.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { RecordDialogs } from './record-dialogs.tsx';
import { RecordFields } from './record-fields.tsx';

export type { RecordAddress } from '#machines/rankings/record.ts';
export { rankingRecordMachine as machine } from '#machines/rankings/record.ts';

type Props = { actor: RankingRecordActor };

/** A ranking, a level, a category or a rating, added or changed. */
export const RankingRecordPage = ({ actor }: Props) => {
  const view = useSelector(actor, selectView);
  const reason = useSelector(actor, selectRefusal);
  if (view === 'failed') {
    return (
      <PageMessage
        title={words.form.failed}
        text={reason ?? ''}
        announce="alert"
        actions={<Button onClick={() => actor.send({ type: 'retry' })}>{errorWords.retry}</Button>}
      />
    );
  }
  return (
    <div className={layout.page}>
      <Title actor={actor} />
      {view === 'loading' ? <SkeletonRows label={words.form.loading} count={4} /> : <Form actor={actor} />}
      <RecordDialogs actor={actor} />
    </div>
  );
};

const Title = ({ actor }: Props) => {
  const kind = useSelector(actor, selectKind);
  const isNew = useSelector(actor, selectIsNew);
  const name = useSelector(actor, selectKnown)?.name ?? '';
  const discipline = useSelector(actor, selectDiscipline);
  const { form } = words;
  const texts = {
    ranking: { add: form.addRanking, purpose: form.rankingPurpose },
    level: { add: form.addLevel, purpose: form.levelPurpose },
    category: { add: form.addCategory, purpose: form.categoryPurpose },
    rating: { add: '', purpose: form.ratingPurpose },
  }[kind];
  if (isNew) return <PageTitle detail={texts.purpose}>{texts.add}</PageTitle>;
  const title =
    kind === 'rating' ? form.ratingTitle(name, matchWords.disciplines[discipline]) : form.edit(name);
  return <PageTitle detail={texts.purpose}>{title}</PageTitle>;
};

const Form = ({ actor }: Props) => {
  const reason = useSelector(actor, selectRefusal);
  const restoredFrom = useSelector(actor, selectRestoredFrom);
  const isLocked = useSelector(actor, selectIsLocked);
  const isSaving = useSelector(actor, selectIsSaving);
  const canRemove = useSelector(actor, selectCanRemove);
  return (
    <EditorFrame
      words={words.form}
      draftWords={draftWords}
      reason={reason}
      restoredFrom={restoredFrom}
      isLocked={isLocked}
      isSaving={isSaving}
      send={actor.send}
      besides={
        canRemove && (
          <Button tone="danger" disabled={isLocked} onClick={() => actor.send({ type: 'remove' })}>
            {words.form.remove}
          </Button>
        )
      }
    >
      <Card as="section">
        <RecordFields actor={actor} />
      </Card>
    </EditorFrame>
  );
};
