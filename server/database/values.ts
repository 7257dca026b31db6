/**
 * How both databases' values arrive in JavaScript, by PostgreSQL type id: counts and ids as numbers, calendar days and
 * exact decimals as text, bytes as a Buffer; everything else as the drivers agree.
 */
export const valueParsers: Readonly<Record<number, (text: string) => unknown>> = {
  17: (text) => Buffer.from(text.slice(2), 'hex'),
  20: Number,
  1082: (text) => text,
  1700: (text) => text,
};
