import type { Stages } from './stage.ts';

export const stages: Stages = {
  'image-field': async () => {
    const { PictureField } = await import('#views/images/picture-field.tsx');
    return (actor) => (
      <PictureField actor={actor as never} label="Logo" name="Brooklyn Rack House" shape="club" />
    );
  },
};
