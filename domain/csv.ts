/** What a spreadsheet would take for a formula. */
const formula = /^[=+\-@\t\r]/;

/** Semicolons separate values where a comma stands in numbers. */
const separator = /[",;\r\n]/;

/** Rows as a file of comma-separated values (RFC 4180), which spreadsheets of every language take for UTF-8. */
export function csvText(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((value) => cell(value)).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cell(value: string): string {
  const plain = formula.test(value) ? `'${value}` : value;
  return separator.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}
