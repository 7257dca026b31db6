import { keepLogoOf } from '#api/apps.ts';
import { keepOwnPicture } from '#api/profile.ts';
import { imageFieldMachine } from './field.ts';

/** The field of the own picture, which is saved at once. */
export const ownPictureMachine = imageFieldMachine.provide({ actors: { keepPicture: keepOwnPicture } });

/** The field of the logo of an app, which is saved at once. */
export const logoMachineOf = (appId: number): typeof imageFieldMachine =>
  imageFieldMachine.provide({ actors: { keepPicture: keepLogoOf(appId) } });
