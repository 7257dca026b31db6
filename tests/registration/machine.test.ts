import { registrationChoicesModel } from '#machines/registration/choices-model.ts';
import { registrationChoicesMachine } from '#machines/registration/choices.ts';
import { registrationMachine } from '#machines/registration/machine.ts';
import { registrationModel } from '#machines/registration/model.ts';
import { withoutEffects } from '#tests/support/effects.ts';
import { proveBare } from '#tests/support/proof.ts';

proveBare(registrationModel, withoutEffects(registrationMachine));
proveBare(registrationChoicesModel, withoutEffects(registrationChoicesMachine));
