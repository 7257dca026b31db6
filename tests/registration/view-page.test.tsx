import { useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { registrationPageModel } from '#machines/registration/page-model.ts';
import type { registrationPageMachine } from '#machines/registration/page.ts';
import { proveSystemView } from '#tests/support/view-system.tsx';
import { RegistrationPage } from '#views/registration/page.tsx';
import { VerificationBlock } from '#views/verification/block.tsx';

const choices = { countries: [], currencies: [], clubs: [], onRetry: null };

type Props = { page: ActorRefFrom<typeof registrationPageMachine> };

const Page = ({ page }: Props) => {
  // A child that has ended is none any more, and is shown all the same.
  const [{ form, proof }] = useState(() => page.getSnapshot().children);
  if (form === undefined || proof === undefined) return null;
  return (
    <RegistrationPage
      actor={form}
      choices={choices}
      renderProof={(parts) => <VerificationBlock actor={proof} {...parts} />}
    />
  );
};

proveSystemView(registrationPageModel, (page) => <Page page={page} />, { unseen: ['proof retry'] });
