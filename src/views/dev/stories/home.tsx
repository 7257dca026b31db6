import type { Screenless, Stages } from './stage.ts';

export const stages: Stages = {
  home: async () => {
    const { HomePage } = await import('#views/home/page.tsx');
    return (actor) => <HomePage actor={actor as never} lists="closed" />;
  },
};

export const screenless: Screenless = {
  'home-sections': 'It reads for home, which shows what it brought once it is over.',
};
