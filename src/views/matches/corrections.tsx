import { useSelector } from '@xstate/react';
import type { CorrectionsActor, MatchDetail } from '#machines/matches/corrections.ts';
import { matchStatus } from '#domain/matches/status.ts';
import { resultText } from '#domain/scoring/correction-form.ts';
import { correctionWords as words } from '#domain/words/corrections.ts';
import {
  previewOf,
  selectCorrected,
  selectDialog,
  selectFault,
  selectForm,
  selectIsBusy,
  selectLater,
  selectRefusal,
} from '#machines/matches/corrections-selectors.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { CorrectedResult } from './corrected-result.tsx';

export { correctionsMachine as machine } from '#machines/matches/corrections.ts';

type Props = { actor: CorrectionsActor };

/** What those who run a match can do about its result. */
export const Corrections = ({ actor, match }: Props & { match: MatchDetail }) => {
  return (
    <section>
      <SectionTitle>{words.title}</SectionTitle>
      <Card padding="form">
        <Stack>
          {match.correctedAt !== null && <p>{words.corrected}</p>}
          <p>{words.text}</p>
          <Stack direction="row" gap={2} justify="end">
            <Button tone="danger" onClick={() => actor.send({ type: 'void', match })}>
              {words.takeBack}
            </Button>
            {match.statusId === matchStatus.completed && (
              <Button tone="secondary" onClick={() => actor.send({ type: 'correct', match })}>
                {words.correct}
              </Button>
            )}
          </Stack>
        </Stack>
      </Card>
      <CorrectionDialog actor={actor} />
    </section>
  );
};

const CorrectionDialog = ({ actor }: Props) => {
  const dialog = useSelector(actor, selectDialog);
  if (dialog === 'none') return null;
  return dialog === 'warning' ? <Warning actor={actor} /> : <Editor actor={actor} task={dialog} />;
};

const Editor = ({ actor, task }: Props & { task: 'correct' | 'void' }) => {
  const refusal = useSelector(actor, selectRefusal);
  const fault = useSelector(actor, selectFault);
  const form = useSelector(actor, selectForm);
  const isBusy = useSelector(actor, selectIsBusy);
  const isCorrection = task === 'correct';
  const dismiss = (): void => actor.send({ type: 'dismiss' });
  return (
    <Dialog
      state="open"
      title={isCorrection ? words.correctTitle : words.voidTitle}
      purpose={isCorrection ? words.text : words.voidPurpose}
      closeLabel={words.close}
      onClose={dismiss}
      onSubmit={() => actor.send({ type: 'submit' })}
      footer={
        <>
          <Button tone="secondary" disabled={isBusy} onClick={dismiss}>
            {words.cancel}
          </Button>
          <Button
            type="submit"
            tone={isCorrection ? 'primary' : 'dangerSolid'}
            state={isBusy ? 'busy' : 'idle'}
          >
            {isCorrection ? words.save : words.takeBackNow}
          </Button>
        </>
      }
    >
      <Stack>
        {refusal !== null && (
          <Banner tone="error" announce="alert">
            {refusal}
          </Banner>
        )}
        <BeforeAndAfter actor={actor} task={task} />
        {isCorrection && <CorrectedResult actor={actor} />}
        {fault?.field === 'frames' && (
          <Banner tone="error" announce="alert">
            {fault.text}
          </Banner>
        )}
        <TextField
          label={words.reason}
          hint={words.reasonHint}
          value={form.reason}
          maxLength={200}
          state={isBusy ? 'busy' : 'idle'}
          error={fault?.field === 'reason' ? fault.text : undefined}
          onChange={(event) =>
            actor.send({ type: 'form.changed', form: { reason: event.currentTarget.value } })
          }
        />
      </Stack>
    </Dialog>
  );
};

const BeforeAndAfter = ({ actor, task }: Props & { task: 'correct' | 'void' }) => {
  const match = useSelector(actor, selectCorrected);
  const form = useSelector(actor, selectForm);
  const after = task === 'correct' ? previewOf(form, match) : null;
  return (
    <Stack gap={1}>
      <p>
        <strong>{words.was}</strong>: {resultText(match)}
      </p>
      {task === 'correct' && (
        <p role="status">
          <strong>{words.becomes}</strong>: {after === null ? words.nothing : resultText(after)}
        </p>
      )}
    </Stack>
  );
};

const Warning = ({ actor }: Props) => {
  const later = useSelector(actor, selectLater);
  const isBusy = useSelector(actor, selectIsBusy);
  const dismiss = (): void => actor.send({ type: 'dismiss' });
  return (
    <Dialog
      state="open"
      width="confirm"
      title={words.resetTitle}
      purpose={words.resetText}
      closeLabel={words.close}
      onClose={dismiss}
      onSubmit={() => actor.send({ type: 'reset' })}
      footer={
        <>
          <Button tone="secondary" disabled={isBusy} onClick={dismiss}>
            {words.cancel}
          </Button>
          <Button type="submit" tone="dangerSolid" state={isBusy ? 'busy' : 'idle'}>
            {words.resetNow}
          </Button>
        </>
      }
    >
      <ul>
        {later.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Dialog>
  );
};
