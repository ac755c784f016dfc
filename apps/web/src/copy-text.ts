/** Resolves to whether the text was copied. Pages without HTTPS have no clipboard, and the browser may deny access. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
