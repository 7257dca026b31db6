import type { RegistrationChoicesActor } from '#machines/registration/choices.ts';
import { Beside, Reading } from './around.tsx';
import { atRest, type Screenless, type Stages } from './stage.ts';

const choices = {
  countries: [{ countryId: 'US', countryName: 'United States', countryCode: '+1' }],
  currencies: [{ currency: 'US Dollar', currencyCode: 'USD' }],
  clubs: [{ id: 3, name: 'Cue Club Monterrey' }],
  onRetry: null,
};

const load = async () => {
  const [{ RegistrationPage }, { VerificationBlock }, { verificationModel }] = await Promise.all([
    import('#views/registration/page.tsx'),
    import('#views/verification/block.tsx'),
    import('#machines/verification/model.ts'),
  ]);
  return { RegistrationPage, VerificationBlock, verification: atRest(verificationModel) };
};

export const stages: Stages = {
  registration: async () => {
    const { RegistrationPage, VerificationBlock, verification } = await load();
    return (actor) => (
      <Beside machine={verification} input={{}}>
        {(proof) => (
          <RegistrationPage
            actor={actor as never}
            choices={choices}
            renderProof={(parts) => <VerificationBlock actor={proof} {...parts} />}
          />
        )}
      </Beside>
    );
  },
  'registration-choices': async () => {
    const [{ RegistrationPage, VerificationBlock, verification }, { registrationModel }] = await Promise.all([
      load(),
      import('#machines/registration/model.ts'),
    ]);
    const machine = atRest(registrationModel);
    return (actor) => (
      <Beside machine={verification} input={{}}>
        {(proof) => (
          <Beside machine={machine} input={{ draft: null }}>
            {(form) => (
              <Reading actor={actor as RegistrationChoicesActor}>
                {(snapshot) => (
                  <RegistrationPage
                    actor={form}
                    choices={{
                      ...snapshot.context,
                      onRetry: snapshot.can({ type: 'retry' }) ? () => actor.send({ type: 'retry' }) : null,
                    }}
                    renderProof={(parts) => <VerificationBlock actor={proof} {...parts} />}
                  />
                )}
              </Reading>
            )}
          </Beside>
        )}
      </Beside>
    );
  },
};

export const screenless: Screenless = {
  'registration-page': 'It lets the form and the proof of its address hear of each other.',
};
