import { roundText } from '#domain/draws/round-text.ts';
import { useSelector } from '@xstate/react';
import { fullGameLabel } from '#domain/games.ts';
import type { OverlayForm } from '#domain/live/overlay.ts';
import { matchLengthText } from '#domain/matches/length.ts';
import { runningNumber, statusText, summaryText, tableText } from '#domain/scoring/texts.ts';
import { nameOf, sideOf, sides, tallyOf, type MatchRow, type Side } from '#domain/scoring/scoreboard.ts';
import { liveWords } from '#domain/words/live.ts';
import { selectOverlayMatch, selectOverlayState, type OverlayActor } from '#machines/live/overlay.ts';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import * as css from './overlay.css.ts';

export { overlayMachine } from '#machines/live/overlay.ts';

const words = liveWords.overlay;

export type OverlayProps = { actor: OverlayActor; form: OverlayForm };

/** A scoreboard with nothing around it, for streaming software to lay over a picture. */
export const OverlayPage = ({ actor, form }: OverlayProps) => {
  const state = useSelector(actor, selectOverlayState);
  const match = useSelector(actor, selectOverlayMatch);
  if (state === 'shown' && match) return <Scoreboard match={match} form={form} />;
  if (state === 'loading') {
    return (
      <div className={css.stage} data-form={form} data-overlay translate="no" role="status" aria-busy>
        <VisuallyHidden>{words.loading}</VisuallyHidden>
      </div>
    );
  }
  const [title, text] = {
    missing: [words.missing, words.missingText],
    failed: [words.failed, words.failedText],
    free: [words.free, words.freeText],
  }[state === 'missing' || state === 'failed' ? state : 'free'];
  return <OverlayNote form={form} title={title ?? ''} text={text ?? ''} />;
};

/** What is wrong, or that nothing is played, where the scoreboard would stand. */
const OverlayNote = ({ form, title, text }: { form: OverlayForm; title: string; text: string }) => (
  <div className={css.stage} data-form={form} data-overlay translate="no">
    <section className={css.note} data-ground="cloth" role="status">
      <h1 className={css.noteTitle}>{title}</h1>
      <p className={css.noteText}>{text}</p>
    </section>
  </div>
);

/** Where the address of an overlay names nothing. */
export const OverlayUnaddressed = ({ form }: { form: OverlayForm }) => (
  <OverlayNote form={form} title={words.malformed} text={words.malformedText} />
);

const Scoreboard = ({ match, form }: { match: MatchRow; form: OverlayForm }) => (
  <div className={css.stage} data-form={form} data-overlay translate="no">
    <VisuallyHidden as="h1">{words.title}</VisuallyHidden>
    <section
      className={css.board}
      data-form={form}
      data-ground="cloth"
      aria-label={roundText(match.matchName)}
    >
      {form !== 'corner' && (
        <p className={css.occasion}>
          {[match.tournament?.name ?? match.club?.name, roundText(match.matchName)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {sides.map((side) => (
        <SideLine key={side} match={match} side={side} />
      ))}
      <p className={css.foot}>
        {[statusText(match), tableText(match), fullGameLabel(match.gameType), matchLengthText(match)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </section>
    <div role="status">
      <VisuallyHidden>{match.statusId === 7 ? summaryText(match) : ''}</VisuallyHidden>
    </div>
  </div>
);

const SideLine = ({ match, side }: { match: MatchRow; side: Side }) => {
  const running = runningNumber(match, side);
  const isAtTable = match.atTable === side;
  const run = sideOf(match, side).break;
  const id = side === 1 ? match.playerId1 : match.playerId2;
  return (
    <div className={css.side} data-turn={isAtTable ? 'own' : 'other'}>
      <span className={css.mark} aria-hidden />
      <span className={css.name}>
        {nameOf(match, side)}
        {isAtTable && <VisuallyHidden>, {words.atTable}</VisuallyHidden>}
      </span>
      {match.winner !== null && match.winner === id && <span className={css.run}>{words.won}</span>}
      {run !== null && run > 0 && (
        <span className={css.run}>
          {words.break} {run}
        </span>
      )}
      {running && (
        <span className={css.points}>
          <VisuallyHidden>{running.label} </VisuallyHidden>
          {running.value}
        </span>
      )}
      <span className={css.tally}>{tallyOf(match, side)}</span>
    </div>
  );
};
