import { useActorRef } from '@xstate/react';
import { machine, ReportPage } from '#views/payments/report-page.tsx';

/** The report of what has been paid. */
export const PaymentReport = () => <ReportPage actor={useActorRef(machine)} />;
