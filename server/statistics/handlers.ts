import { seesHiddenNames, shownName } from '#domain/matches/privacy.ts';
import type { Handlers } from '#server/http/contract.ts';
import { Refusal } from '#server/http/problem.ts';
import type { SessionParts } from '#server/session/open.ts';
import { findStatistics } from './store.ts';

/** A player's own figures (document 000, section 6). */
export function createStatisticsHandlers({ db }: Pick<SessionParts, 'db'>): Pick<Handlers, 'getStatistics'> {
  return {
    async getStatistics({ query, caller }) {
      if (!caller) throw new Refusal('unauthorised');
      const { userId, roleId } = caller;
      const { form, ...figures } = await findStatistics(db, userId, query);
      const latest = form.map(({ matchId, gameType, opponent, isHidden, clubId, isWon, own, other, day }) => {
        const shown = { people: [userId], clubId };
        const seesHidden = seesHiddenNames({ userId, roleId, clubIds: [] }, shown);
        const name = shownName({ name: opponent, isHidden }, seesHidden);
        return { matchId, gameType, opponent: name, isWon, own, other, day };
      });
      return { status: 200, body: { ...figures, form: latest } };
    },
  };
}
