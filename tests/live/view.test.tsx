import { boardModel } from '#machines/live/board-model.ts';
import { clubChoiceModel } from '#machines/live/club-choice-model.ts';
import { overlayModel } from '#machines/live/overlay-model.ts';
import { streamingModel } from '#machines/live/streaming-model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { ClubBoardPage } from '#views/live/board.tsx';
import { ClubChoicePage } from '#views/live/club-choice.tsx';
import { OverlayPage } from '#views/live/overlay.tsx';
import { StreamingCard } from '#views/live/streaming.tsx';

proveView(overlayModel, (actor) => <OverlayPage actor={actor} form="bar" />);
proveView(boardModel, (actor) => <ClubBoardPage actor={actor} />);
proveView(streamingModel, (actor) => <StreamingCard actor={actor} />);
proveView(clubChoiceModel, (actor) => <ClubChoicePage actor={actor} />);
