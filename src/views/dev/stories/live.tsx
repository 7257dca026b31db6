import type { Screenless, Stages } from './stage.ts';

export const stages: Stages = {
  overlay: async () => {
    const { OverlayPage } = await import('#views/live/overlay.tsx');
    return (actor) => <OverlayPage actor={actor as never} form="bar" />;
  },
  'club-board': async () => {
    const { ClubBoardPage } = await import('#views/live/board.tsx');
    return (actor) => <ClubBoardPage actor={actor as never} />;
  },
  'club-choice': async () => {
    const { ClubChoicePage } = await import('#views/live/club-choice.tsx');
    return (actor) => <ClubChoicePage actor={actor as never} />;
  },
  streaming: async () => {
    const { StreamingCard } = await import('#views/live/streaming.tsx');
    return (actor) => <StreamingCard actor={actor as never} />;
  },
};

export const screenless: Screenless = {
  live: 'It tells pages of scores as they are written, and shows nothing itself.',
  'live-page': 'It lets a page read again when a score of what it shows is written.',
};
