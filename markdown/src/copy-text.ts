/**
 * Copies a text to the clipboard. If the page around a frame or plain http forbids that, copies the `shown` element's
 * text instead and leaves it selected. Returns whether that worked.
 */
export async function copyText(text: string, shown: HTMLElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    if (shown === null) return false
    window.getSelection()?.selectAllChildren(shown)
    return document.execCommand('copy')
  }
}
