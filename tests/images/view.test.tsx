import { imageFieldModel } from '#machines/images/field-model.ts';
import { proveView } from '#tests/support/view-proof.tsx';
import { PictureField } from '#views/images/picture-field.tsx';

proveView(imageFieldModel, (actor) => (
  <PictureField actor={actor} label="Logo" name="Brooklyn Rack House" shape="club" />
));
