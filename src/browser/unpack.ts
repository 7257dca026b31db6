/** The text that the server has packed into an element of the page; null where there is none that this browser can read. */
export async function unpack(id: string): Promise<string | null> {
  const packed = document.getElementById(id)?.textContent;
  if (!packed || !('DecompressionStream' in globalThis)) return null;
  const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
}
