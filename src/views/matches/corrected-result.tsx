import { useSelector } from '@xstate/react';
import {
  blankFrame,
  correctionOutcomes,
  isUnplayed,
  needsWinner,
  type CorrectionForm,
  type FrameForm,
} from '#domain/scoring/correction-form.ts';
import { countedWords, hasRunningScore } from '#domain/scoring/layout.ts';
import { hasBreaks } from '#domain/scoring/rules.ts';
import { nameOf, sides } from '#domain/scoring/scoreboard.ts';
import { correctionWords as words } from '#domain/words/corrections.ts';
import { selectCorrected, selectForm, selectIsBusy } from '#machines/matches/corrections-selectors.ts';
import type { CorrectionsActor } from '#machines/matches/corrections.ts';
import * as layout from '#styles/form-layout.css.ts';
import { Button } from '#views/ui/button.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TextField } from '#views/ui/text-field.tsx';

type Props = { actor: CorrectionsActor };

/** How a match ended, who won, and its frames, as they should have been. */
export const CorrectedResult = ({ actor }: Props) => {
  const match = useSelector(actor, selectCorrected);
  const form = useSelector(actor, selectForm);
  const isBusy = useSelector(actor, selectIsBusy);
  const change = (changed: Partial<CorrectionForm>): void =>
    actor.send({ type: 'form.changed', form: changed });
  return (
    <Stack>
      <div className={layout.fields}>
        <div className={layout.half}>
          <SelectField
            label={words.outcome}
            disabled={isBusy}
            value={form.outcome}
            onChange={(event) =>
              change({
                outcome: correctionOutcomes.find((one) => one === event.currentTarget.value) ?? 'played',
              })
            }
          >
            {correctionOutcomes
              .filter((one) => one !== 'level' || match.isLevelAllowed)
              .map((one) => (
                <option key={one} value={one}>
                  {words.outcomes[one]}
                </option>
              ))}
          </SelectField>
        </div>
        {needsWinner(form) && (
          <div className={layout.half}>
            <SelectField
              label={words.winner}
              disabled={isBusy}
              value={form.winner}
              onChange={(event) => change({ winner: event.currentTarget.value === '2' ? '2' : '1' })}
            >
              {sides.map((side) => (
                <option key={side} value={String(side)}>
                  {nameOf(match, side)}
                </option>
              ))}
            </SelectField>
          </div>
        )}
      </div>
      {!isUnplayed(form) && <Frames actor={actor} />}
    </Stack>
  );
};

const Frames = ({ actor }: Props) => {
  const match = useSelector(actor, selectCorrected);
  const { frames } = useSelector(actor, selectForm);
  const isBusy = useSelector(actor, selectIsBusy);
  const set = (changed: FrameForm[]): void => actor.send({ type: 'form.changed', form: { frames: changed } });
  const counted = countedWords(match).one;
  return (
    <>
      {frames.map((frame, place) => (
        <FrameFields
          // oxlint-disable-next-line react/no-array-index-key -- a frame is its number
          key={place}
          actor={actor}
          frame={frame}
          number={place + 1}
          onChange={(changed) => set(frames.map((one, at) => (at === place ? { ...one, ...changed } : one)))}
        />
      ))}
      <Stack direction="row" gap={2}>
        <Button
          tone="secondary"
          size="small"
          disabled={isBusy}
          onClick={() => set([...frames, hasRunningScore(match) ? blankFrame : rackTo('1')])}
        >
          {words.add(counted)}
        </Button>
        <Button
          tone="ghost"
          size="small"
          disabled={isBusy || frames.length === 0}
          onClick={() => set(frames.slice(0, -1))}
        >
          {words.remove}
        </Button>
      </Stack>
    </>
  );
};

const rackTo = (side: string): FrameForm => ({
  ...blankFrame,
  points1: side === '1' ? '1' : '0',
  points2: side === '1' ? '0' : '1',
});

type FrameProps = Props & {
  frame: FrameForm;
  number: number;
  onChange: (changed: Partial<FrameForm>) => void;
};

const FrameFields = ({ actor, frame, number, onChange }: FrameProps) => {
  const match = useSelector(actor, selectCorrected);
  const isBusy = useSelector(actor, selectIsBusy);
  const counted = countedWords(match).one;
  if (!hasRunningScore(match)) {
    return (
      <SelectField
        label={words.wonBy(counted, number)}
        disabled={isBusy}
        value={Number(frame.points2) > Number(frame.points1) ? '2' : '1'}
        onChange={(event) => onChange(rackTo(event.currentTarget.value))}
      >
        {sides.map((side) => (
          <option key={side} value={String(side)}>
            {nameOf(match, side)}
          </option>
        ))}
      </SelectField>
    );
  }
  const fields = hasBreaks(match.gameType) ? (['points', 'break'] as const) : (['points'] as const);
  return (
    <div className={layout.fields}>
      {sides.flatMap((side) =>
        fields.map((kind) => (
          <div key={`${kind}${side}`} className={layout.half}>
            <TextField
              label={(kind === 'points' ? words.pointsOf : words.breakOf)(
                counted,
                number,
                nameOf(match, side),
              )}
              inputMode="numeric"
              maxLength={4}
              value={frame[`${kind}${side}`]}
              state={isBusy ? 'busy' : 'idle'}
              onChange={(event) => onChange({ [`${kind}${side}`]: event.currentTarget.value })}
            />
          </div>
        )),
      )}
    </div>
  );
};
