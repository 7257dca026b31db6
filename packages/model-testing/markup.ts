const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text that may stand in XML and HTML, in an attribute too; what XML cannot write becomes a space. */
export function escapeMarkup(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\ufffd]/g, ' ')
    .replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
