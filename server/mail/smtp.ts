import { createTransport } from 'nodemailer';
import type { MailServer, Sender } from './configuration.ts';
import { connections, type Transport } from './transport.ts';

/** The name of a calendar file that goes along. */
const calendarName = 'booking.ics';

/** Sends by a mail server; the recipient is always one address, whatever stands in it. */
export function createSmtp(server: MailServer, from: Sender): Transport {
  const transport = createTransport({
    ...server,
    pool: true,
    maxConnections: connections,
    dnsTimeout: 5_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 10_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const host = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    async send({ id, to, subject, text, html, calendar, date }, signal) {
      await transport.sendMail({
        from,
        // As an object: a text would be read as a list of recipients.
        to: { name: '', address: to },
        messageId: `<${id}@${host}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        date,
        subject,
        text,
        html,
        ...(calendar && { icalEvent: { ...calendar, filename: calendarName } }),
        signal,
      });
    },
    async verify() {
      await transport.verify();
    },
    close: () => transport.close(),
  };
}
