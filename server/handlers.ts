import { createCalendarHandlers } from './booking/calendar.ts';
import { createBookingHandlers } from './booking/handlers.ts';
import type { BuildFiles } from './apps/build-files.ts';
import { createAppHandlers } from './apps/handlers.ts';
import { createChannelHandlers } from './channels/handlers.ts';
import { createClubHandlers } from './clubs/handlers.ts';
import type { Configuration } from './configuration.ts';
import type { Handlers } from '#server/http/contract.ts';
import type { Outages } from '#server/http/outage.ts';
import type { Store } from './database/open.ts';
import { createCountryHandlers } from './countries/handlers.ts';
import { createCreditHandlers } from './credit/handlers.ts';
import { createFixtureHandlers } from './fixtures/handlers.ts';
import { createLicenceHandlers } from './licences/handlers.ts';
import { createLiveHandlers } from './live/handlers.ts';
import type { Hub } from './live/hub.ts';
import type { ObjectStorage } from '#server/storage/port.ts';
import { createImageHandlers } from './images/handlers.ts';
import { createLegalHandlers } from './legal/handlers.ts';
import type { LegalTexts } from './legal/texts.ts';
import type { Outbox } from './mail/outbox.ts';
import { findMatchDetail } from './matches/detail.ts';
import { matchGraphs } from './matches/graphs.ts';
import { createMatchHandlers } from './matches/handlers.ts';
import { createNewsHandlers } from './news/handlers.ts';
import { createPasswordHandlers } from './password/handlers.ts';
import { createPaymentHandlers } from './payments/handlers.ts';
import type { PaymentProvider } from './payments/port.ts';
import { createPlatformHandlers } from './platform/handlers.ts';
import { createAssociationHandlers } from './players/association.ts';
import { createPlayerHandlers } from './players/handlers.ts';
import { createJoiningHandlers } from './players/joining.ts';
import { createProductHandlers } from './products/handlers.ts';
import { createRankingHandlers } from './rankings/handlers.ts';
import { createRatingHandlers } from './ratings/handlers.ts';
import { createProfileHandlers } from './profile/handlers.ts';
import { createRegistrationHandlers } from './registration/handlers.ts';
import { createScoringHandlers } from './scoring/handlers.ts';
import { createReportHandlers } from './reports/handlers.ts';
import type { Limits } from './services/limits.ts';
import type { Passwords } from './services/passwords.ts';
import { createPersonalDataHandlers } from './personal-data/handlers.ts';
import { createScheduleHandlers } from './schedule/handlers.ts';
import { createSecondFactorHandlers } from './second-factor/handlers.ts';
import { createSessionHandlers } from './session/handlers.ts';
import type { SessionParts } from './session/open.ts';
import { createSignInHandlers } from './sign-in/handlers.ts';
import { createSubscriptionHandlers } from './subscriptions/handlers.ts';
import { createThrottle } from './sign-in/throttle.ts';
import { createSocialHandlers } from './social/handlers.ts';
import type { RunningProvider } from './social/providers.ts';
import { createBoardHandlers } from './tables/board.ts';
import { createStatisticsHandlers } from './statistics/handlers.ts';
import { createTableHandlers } from './tables/handlers.ts';
import { settleEnd } from './tournaments/settling.ts';
import { createTournamentHandlers } from './tournaments/handlers.ts';
import { createTermsHandlers } from './terms/handlers.ts';
import { createGrantCookie } from './verification/cookie.ts';
import { createVerificationHandlers } from './verification/handlers.ts';

/** The handlers of all features; a new feature adds its line here. */
export function createHandlers(
  parts: SessionParts & {
    store: Store;
    configuration: Configuration;
    limits: Limits;
    legal: LegalTexts;
    outbox: Outbox;
    passwords: Passwords;
    provider: PaymentProvider | null;
    hub: Hub;
    outages: Outages;
    builds: BuildFiles;
    storage: ObjectStorage;
    providers: ReadonlyMap<string, RunningProvider>;
  },
): Handlers {
  const grantCookie = createGrantCookie(parts.configuration.publicUrl.protocol === 'https:');
  const throttle = createThrottle(parts.db, parts.limits, parts.clock);
  return {
    ...createPlatformHandlers(parts),
    ...createSessionHandlers({ ...parts, throttle }),
    ...createSignInHandlers({ ...parts, throttle }),
    ...createSecondFactorHandlers(parts),
    ...createSocialHandlers({ ...parts, grantCookie, throttle }),
    ...createTermsHandlers(parts),
    ...createLegalHandlers(parts),
    ...createAppHandlers(parts),
    ...createVerificationHandlers({ ...parts, grantCookie }),
    ...createRegistrationHandlers({ ...parts, grantCookie }),
    ...createPasswordHandlers({ ...parts, throttle }),
    ...createCountryHandlers(),
    ...createProfileHandlers(parts),
    ...createPersonalDataHandlers(parts),
    ...createImageHandlers(parts),
    ...createPlayerHandlers(parts),
    ...createJoiningHandlers(parts),
    ...createAssociationHandlers(parts),
    ...createClubHandlers(parts),
    ...createLicenceHandlers(parts),
    ...createReportHandlers(parts),
    ...createChannelHandlers(parts),
    ...createTableHandlers({ ...parts, matches: matchGraphs }),
    ...createScheduleHandlers(parts),
    ...createProductHandlers(parts),
    ...createRankingHandlers(parts),
    ...createRatingHandlers(parts),
    ...createBookingHandlers(parts),
    ...createCalendarHandlers(parts),
    ...createCreditHandlers(parts),
    ...createStatisticsHandlers(parts),
    ...createBoardHandlers({ ...parts, matches: matchGraphs }),
    ...createMatchHandlers(parts),
    ...createLiveHandlers(parts),
    ...createScoringHandlers({ ...parts, matches: { findDetail: findMatchDetail, settleEnd } }),
    ...createTournamentHandlers(parts),
    ...createFixtureHandlers({ ...parts, matches: matchGraphs }),
    ...createNewsHandlers(parts),
    ...createPaymentHandlers(parts),
    ...createSubscriptionHandlers(parts),
  };
}
