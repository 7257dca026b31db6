import type { Stages } from './stage.ts';

export const stages: Stages = {
  social: async () => {
    const [{ SocialSignIn }, { sandboxes }] = await Promise.all([
      import('#views/social/page.tsx'),
      import('#machines/social/model.ts'),
    ]);
    return (actor) => (
      <SocialSignIn
        actor={actor as never}
        providers={sandboxes}
        shouldRemember={false}
        renderForm={(buttons) => <>{buttons}</>}
        renderProof={() => null}
      />
    );
  },
};
