import { boardModel } from '#machines/live/board-model.ts';
import { clubChoiceModel } from '#machines/live/club-choice-model.ts';
import { liveModel } from '#machines/live/model.ts';
import { overlayModel } from '#machines/live/overlay-model.ts';
import { streamingModel } from '#machines/live/streaming-model.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(liveModel);
proveBare(overlayModel);
proveBare(boardModel);
proveBare(streamingModel);
proveBare(clubChoiceModel);
