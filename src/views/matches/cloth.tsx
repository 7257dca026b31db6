import { roundText } from '#domain/draws/round-text.ts';
import Play from 'lucide-react/icons/play';
import type { FrameRow, MatchRow } from '#domain/scoring/scoreboard.ts';
import { summaryText } from '#domain/scoring/texts.ts';
import { scoreboardWords as words } from '#domain/words/scoreboard.ts';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { ClothPanel } from '#views/ui/cloth-panel.tsx';
import { VisuallyHidden } from '#views/ui/visually-hidden.tsx';
import { Board } from './board.tsx';
import { Occasion } from './occasion.tsx';

export type MatchClothProps = {
  match: MatchRow;
  frames: readonly FrameRow[] | null;
  now: string;
  /** Whether a way to the match's own page stands at the foot. */
  centre?: 'linked' | 'here';
};

/** A match on the cloth: what is played and where at the left, how it stands at the right. */
export const MatchCloth = ({ match, frames, now, centre = 'linked' }: MatchClothProps) => {
  const stream = match.statusId === 6 ? null : match.streamUrl;
  return (
    <ClothPanel
      label={roundText(match.matchName)}
      baulk={<Occasion match={match} />}
      actions={
        (stream !== null || centre === 'linked') && (
          <>
            {stream !== null && <StreamLink href={stream} />}
            {centre === 'linked' && (
              <ButtonLink tone="outlineOnCloth" href={`/match/${match.matchId}`}>
                {words.centre}
              </ButtonLink>
            )}
          </>
        )
      }
    >
      {/* Another match is another board: its numbers have not changed, they are new. */}
      <Board key={match.matchId} match={match} frames={frames} now={now} />
      <div role="status">
        <VisuallyHidden>{match.statusId === 7 ? summaryText(match) : ''}</VisuallyHidden>
      </div>
    </ClothPanel>
  );
};

const StreamLink = ({ href }: { href: string }) => (
  <ButtonLink tone="brass" icon={Play} href={href} target="_blank" rel="noopener noreferrer">
    {words.stream}
  </ButtonLink>
);
