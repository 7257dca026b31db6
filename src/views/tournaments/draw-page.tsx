import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { fixtureTime } from '#domain/dates/fixture-time.ts';
import { drawPageWords as words } from '#domain/words/draw-page.ts';
import { errorWords } from '#domain/words/errors.ts';
import type { DrawOptions } from '#machines/tournaments/draw-actions-setup.ts';
import type { DrawActionsActor } from '#machines/tournaments/draw-actions.ts';
import {
  selectCanUndo,
  selectClashes,
  selectFacts,
  selectIsBusy,
  selectFault,
  selectIsLocked,
  selectIsRedraw,
  selectOptions,
  selectPart,
  selectRefusal,
  selectDialog,
} from '#machines/tournaments/draw-selectors.ts';
import type { OwnTournamentActor } from '#machines/tournaments/enterable-list.ts';
import type { SeedsActor } from '#machines/tournaments/seeds.ts';
import * as layout from '#styles/form-layout.css.ts';
import { Banner } from '#views/ui/banner.tsx';
import { Acts, ActsScope } from '#views/ui/acts.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { CardHead } from '#views/ui/card-head.tsx';
import { Card } from '#views/ui/card.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SelectField } from '#views/ui/select-field.tsx';
import { SkeletonRows } from '#views/ui/skeleton-rows.tsx';
import { Stack } from '#views/ui/stack.tsx';
import { TextField } from '#views/ui/text-field.tsx';
import { useFaultFocus } from '#views/ui/use-fault-focus.ts';
import { TwoLine } from '#views/ui/two-line.tsx';
import { DrawDialogs } from './draw-dialogs.tsx';
import * as css from './entering.css.ts';
import { SeedsSection } from './seeds-section.tsx';
import { StageChip } from './stage-chip.tsx';

export { drawPageMachine as pageMachine } from '#machines/tournaments/draw-page.ts';

export type DrawPageProps = {
  own: OwnTournamentActor;
  draw: DrawActionsActor;
  /** Who is seeded; it can be changed until the draw. */
  seeds: SeedsActor;
  /** In which order the chosen source would seed. */
  preview?: ReactNode;
  /** What else can be done about a draw that stands: ties that people settle, changes by hand. */
  besides?: ReactNode;
};
type Tournament = NonNullable<ReturnType<OwnTournamentActor['getSnapshot']>['context']['answer']>;

/** Where a tournament is drawn, by those who run it. */
export const DrawPage = ({ own, draw, seeds, preview, besides }: DrawPageProps) => {
  const tournament = useSelector(own, ({ context }) => context.answer);
  const isMissing = useSelector(own, (reading) => reading.matches({ asking: 'missing' }));
  const isFailed = useSelector(own, (reading) => reading.matches({ asking: 'failed' }));
  if (isMissing || tournament?.mayManage === false) {
    return (
      <PageMessage
        title={words.missing}
        text={words.missingText}
        actions={<ButtonLink href="/tournament">{words.back}</ButtonLink>}
      />
    );
  }
  if (isFailed) {
    return (
      <PageMessage
        title={words.failed}
        announce="alert"
        actions={<Button onClick={() => own.send({ type: 'retry' })}>{errorWords.retry}</Button>}
      />
    );
  }
  return (
    <ActsScope of={tournament?.club ? [tournament.club.clubId] : []}>
      <div className={layout.page}>
        <Title tournament={tournament} draw={draw} />
        {tournament === null ? (
          <SkeletonRows label={words.loading} count={4} />
        ) : (
          <>
            <Acts>
              {isSeedable(tournament) && <SeedsSection actor={seeds} />}
              <Options draw={draw} preview={preview} />
              {besides}
            </Acts>
            <Made tournament={tournament} />
          </>
        )}
        <DrawDialogs draw={draw} />
      </div>
    </ActsScope>
  );
};

const isSeedable = ({ stage }: Tournament): boolean => stage === 'open' || stage === 'closed';

const Title = ({ tournament, draw }: { tournament: Tournament | null; draw: DrawActionsActor }) => {
  const { players } = useSelector(draw, selectFacts);
  if (tournament === null) return <PageTitle>{words.titleAlone}</PageTitle>;
  const { tournamentId, name, stage } = tournament;
  return (
    <PageTitle
      detail={
        <span className={css.facts}>
          <StageChip stage={stage} />
          <span>{words.players(players)}</span>
        </span>
      }
      actions={
        <Stack direction="row" gap={2}>
          <ButtonLink href={`/tournament?id=${tournamentId}&view=entries`}>{words.entries}</ButtonLink>
          <ButtonLink href={`/tournament?id=${tournamentId}&view=plan`}>{words.plan}</ButtonLink>
          <ButtonLink href={`/tournamentInfo/${tournamentId}`}>{words.bracket}</ButtonLink>
        </Stack>
      }
    >
      {words.title(name)}
    </PageTitle>
  );
};

type Props = { draw: DrawActionsActor };

const Options = ({ draw, preview }: Props & { preview: ReactNode }) => {
  const part = useSelector(draw, selectPart);
  const refusal = useSelector(draw, selectRefusal);
  const dialog = useSelector(draw, selectDialog);
  const clashes = useSelector(draw, selectClashes);
  const note = { first: words.closes, knockout: words.knockout, none: words.nothing }[part ?? 'none'];
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        draw.send({ type: 'draw' });
      }}
    >
      <Card as="section" padding="form">
        <CardHead>{words.options}</CardHead>
        <Stack>
          <p className={css.muted}>{note}</p>
          {refusal !== null && dialog === 'none' && (
            <Banner tone="error" announce="alert">
              {refusal}
            </Banner>
          )}
          {clashes > 0 && (
            <Banner tone="warning" announce="status">
              {words.clashes(clashes)}
            </Banner>
          )}
          {part === 'first' && <Choices draw={draw} />}
          {preview}
          <Buttons draw={draw} />
        </Stack>
      </Card>
    </form>
  );
};

const sources = ['none', 'manual', 'rating', 'ranking'] as const satisfies DrawOptions['seedSource'][];
const separations = ['none', 'club', 'country'] as const satisfies DrawOptions['separation'][];

const Choices = ({ draw }: Props) => {
  const options = useSelector(draw, selectOptions);
  const isLocked = useSelector(draw, selectIsLocked);
  const fault = useSelector(draw, selectFault);
  const fields = useFaultFocus(fault);
  const change = (changed: Partial<DrawOptions>): void =>
    draw.send({ type: 'option.changed', options: changed });
  return (
    <div className={layout.fields} ref={fields}>
      <div className={layout.half}>
        <SelectField
          label={words.seedSource}
          disabled={isLocked}
          value={options.seedSource}
          onChange={(event) =>
            change({ seedSource: sources.find((one) => one === event.currentTarget.value) ?? 'none' })
          }
        >
          {sources.map((source) => (
            <option key={source} value={source}>
              {words.seedSources[source]}
            </option>
          ))}
        </SelectField>
      </div>
      {options.seedSource !== 'none' && (
        <div className={layout.half}>
          <TextField
            name="seedCount"
            label={words.seedCount}
            error={fault?.field === 'seedCount' ? fault.text : undefined}
            mark={words.optional}
            hint={options.seedSource === 'manual' ? words.seedCountHint : words.seedCountKnown}
            inputMode="numeric"
            maxLength={3}
            value={options.seedCount}
            state={isLocked ? 'busy' : 'idle'}
            onChange={(event) => change({ seedCount: event.currentTarget.value })}
          />
        </div>
      )}
      <div className={layout.half}>
        <SelectField
          label={words.separation}
          disabled={isLocked}
          value={options.separation}
          onChange={(event) =>
            change({ separation: separations.find((one) => one === event.currentTarget.value) ?? 'none' })
          }
        >
          {separations.map((separation) => (
            <option key={separation} value={separation}>
              {words.separations[separation]}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
};

const Buttons = ({ draw }: Props) => {
  const part = useSelector(draw, selectPart);
  const isRedraw = useSelector(draw, selectIsRedraw);
  const canUndo = useSelector(draw, selectCanUndo);
  const isBusy = useSelector(draw, selectIsBusy);
  const isLocked = useSelector(draw, selectIsLocked);
  const name = part === 'knockout' ? words.drawKnockout : isRedraw ? words.redraw : words.draw;
  return (
    <Stack direction="row" gap={2} justify="end">
      {canUndo && (
        <Button tone="danger" disabled={isLocked} onClick={() => draw.send({ type: 'undo' })}>
          {words.undo}
        </Button>
      )}
      {part !== null && (
        <Button
          type="submit"
          tone={isRedraw ? 'secondary' : 'primary'}
          state={isBusy ? 'busy' : 'idle'}
          disabled={isLocked && !isBusy}
        >
          {name}
        </Button>
      )}
    </Stack>
  );
};

/** Every draw, for everyone to follow. */
const Made = ({ tournament: { draws, timeZone } }: { tournament: Tournament }) => (
  <Card as="section" padding="form">
    <CardHead>{words.made}</CardHead>
    {draws.length === 0 ? (
      <p className={css.muted}>{words.none}</p>
    ) : (
      <ol className={css.found}>
        {draws.map(({ part, number, kind, madeAt, seedSource, reason }) => (
          <li key={`${part} ${number}`} className={css.foundRow}>
            <TwoLine
              main={`${words.number(String(number), words.parts[part])}: ${words.kinds[kind]}`}
              detail={[
                fixtureTime(madeAt, timeZone)?.text,
                kind === 'drawn' && seedSource !== null && words.seededBy[seedSource],
                reason,
              ]
                .filter(Boolean)
                .join(' · ')}
            />
          </li>
        ))}
      </ol>
    )}
  </Card>
);
