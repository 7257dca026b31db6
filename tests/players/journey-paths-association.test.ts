import type { Page } from '@playwright/test';
import { associationModel } from '#machines/players/association-model.ts';
import { goOn, noAnswer, proveInBrowser, twice } from '#tests/support/browser-proof.ts';
import { mailedLink } from '#tests/support/journey-outbox.ts';
import { askAs } from '#tests/support/signed-in.ts';

const owner = 'owner@baulk.example';

/** The club of the model, which is proposed to a player of another one; each link is somebody else's. */
const clubId = 3;
const otherClubId = 1;

async function linkThatProposes(page: Page): Promise<string> {
  const email = `${crypto.randomUUID()}@paths.example`;
  const player = { firstName: 'Gus', lastName: 'Abernathy', email, clubs: [otherClubId] };
  await askAs(page, owner, 'post', 'player', player);
  await askAs(page, owner, 'post', 'player/association', { email, clubs: [clubId] });
  return mailedLink(page, email, /would like you to join/);
}

/** Whoever uses a link that was used already. */
const whereUsed = { 'the link is used': twice, unanswered: noAnswer };

proveInBrowser(associationModel, {
  among: 'the paths of desks',
  begin: async (page, { start }) => {
    const isWhole = start.name === 'a link that proposes clubs';
    await page.goto(isWhole ? await linkThatProposes(page) : '/playerClubAssociation#token=cut');
    await page.getByRole('heading', { level: 1 }).waitFor();
  },
  calls: {
    confirmAssociation: {
      url: '**/api/player/association/confirm',
      outcomes: { joined: goOn, ...whereUsed },
    },
    declineAssociation: {
      url: '**/api/player/association/decline',
      outcomes: { declined: goOn, ...whereUsed },
    },
  },
});
