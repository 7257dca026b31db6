/** The text that the server has packed into an element of the page; null where there is none that this browser can read. */
export async function unpack(id: string): Promise<string | null> {
  const packed = document.getElementById(id)?.textContent;
  if (!packed) return null;
  try {
    const bytes = Uint8Array.from(atob(packed), (character) => character.charCodeAt(0));
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
    return await new Response(plain).text();
  } catch {
    // An old browser, or a page that arrived in part: the app asks for what it needs.
    return null;
  }
}
