import type { Stages } from './stage.ts';

export const stages: Stages = {
  verification: async () => {
    const { VerificationBlock } = await import('#views/verification/block.tsx');
    return (actor) => <VerificationBlock actor={actor as never} faults={{}} state="idle" />;
  },
};
