/** How mail leaves the house: by a mail server, into the mailbox page of this machine, or not at all. */
export type MailSettings =
  | { mode: 'smtp'; server: MailServer; from: Sender }
  | { mode: 'outbox'; from: Sender }
  | { mode: 'off'; from: Sender };

/** A mail server as SMTP_URL names it. */
export type MailServer = {
  host: string;
  port: number;
  /** TLS from the first byte (smtps). */
  secure: boolean;
  /** Refuse to go on without TLS, so that no password ever travels in the clear. */
  requireTLS: boolean;
  auth: { user: string; pass: string } | undefined;
};

export type Sender = { name: string; address: string };

/** Reads SMTP_URL and MAIL_FROM; throws a sentence that says what is wrong with them. */
export function readMailSettings(
  env: NodeJS.ProcessEnv,
  { production, publicUrl, operator }: { production: boolean; publicUrl: URL; operator: string },
): MailSettings {
  const from = readSender(env['MAIL_FROM'], { name: operator, address: `no-reply@${publicUrl.hostname}` });
  const url = env['SMTP_URL'];
  if (url) return { mode: 'smtp', server: readServer(url), from };
  return { mode: production ? 'off' : 'outbox', from };
}

function readServer(text: string): MailServer {
  const url = URL.parse(text);
  if (!url || !/^smtps?:$/.test(url.protocol) || url.hostname === '' || !isDecodable(url)) {
    // Not repeated: it may hold a password.
    throw new Error('SMTP_URL must be an address such as smtps://user:password@mail.example:465.');
  }
  const secure = url.protocol === 'smtps:';
  const auth = url.username
    ? { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
    : undefined;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const isHere = /^(localhost|127\.|::1$)/.test(host);
  return {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    requireTLS: !secure && auth !== undefined && !isHere,
    auth,
  };
}

function readSender(text: string | undefined, otherwise: Sender): Sender {
  if (!text) return otherwise;
  const named = /^\s*"?([^"<>\r\n]*?)"?\s*<([^<>\s]+@[^<>\s]+)>\s*$/.exec(text);
  if (named) return { name: named[1] ?? '', address: named[2] ?? '' };
  if (!/^[^<>\s,]+@[^<>\s,]+$/.test(text)) {
    throw new Error(`MAIL_FROM must be an address or 'Name <address>', not '${text}'.`);
  }
  return { name: otherwise.name, address: text };
}

function isDecodable({ username, password }: URL): boolean {
  try {
    return decodeURIComponent(username + password) !== null;
  } catch {
    return false;
  }
}
