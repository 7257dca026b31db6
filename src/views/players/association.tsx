import { useSelector } from '@xstate/react';
import { accessTerms } from '#domain/password/link-terms.ts';
import { joiningWords } from '#domain/words/joining.ts';
import type { AssociationActor } from '#machines/players/association.ts';
import { Banner } from '#views/ui/banner.tsx';
import { ButtonLink } from '#views/ui/button-link.tsx';
import { Button } from '#views/ui/button.tsx';
import { Card } from '#views/ui/card.tsx';
import { Content } from '#views/ui/content.tsx';
import { PageMessage } from '#views/ui/page-message.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { Stack } from '#views/ui/stack.tsx';
import * as css from './joining.css.ts';

export { associationMachine as machine } from '#machines/players/association.ts';

const words = joiningWords.association;
const restDays = accessTerms.association.restsAfterDeclining / (24 * 3600);

/** The page of a mailed link that proposes clubs; nothing happens until the person agrees. */
export const AssociationPage = ({ actor }: { actor: AssociationActor }) => {
  // The whole snapshot: the page is no more than its state.
  const at = useSelector(actor, (snapshot) => snapshot);
  const toProfile = <ButtonLink href="/profile/my-profile">{words.toProfile}</ButtonLink>;
  if (at.matches('broken')) {
    return <PageMessage title={words.brokenTitle} text={words.broken} announce="alert" actions={toProfile} />;
  }
  if (at.matches('joined')) {
    return <PageMessage title={words.doneTitle} text={at.context.message} actions={toProfile} />;
  }
  if (at.matches('declined')) {
    return <PageMessage title={words.declinedTitle} text={at.context.message} actions={toProfile} />;
  }
  return (
    <Content width="card">
      <div className={css.page}>
        <PageTitle detail={words.purpose}>{words.title}</PageTitle>
        <Card as="section" padding="form">
          <Stack gap={4}>
            {at.context.refusal !== null && (
              <Banner tone="error" announce="alert">
                {at.context.refusal}
              </Banner>
            )}
            <Button
              tone="primary"
              width="fill"
              state={at.matches('confirming') ? 'busy' : 'idle'}
              disabled={at.matches('declining')}
              onClick={() => actor.send({ type: 'confirm' })}
            >
              {words.join}
            </Button>
            <Button
              tone="secondary"
              width="fill"
              state={at.matches('declining') ? 'busy' : 'idle'}
              disabled={at.matches('confirming')}
              onClick={() => actor.send({ type: 'decline' })}
            >
              {words.decline}
            </Button>
            <ButtonLink href="/" width="fill">
              {words.notNow}
            </ButtonLink>
            <p className={css.detail}>{words.unanswered(restDays)}</p>
          </Stack>
        </Card>
      </div>
    </Content>
  );
};
