/**
 * Puts a text on the clipboard, or, where the page around a frame or plain http forbids that, what is `shown` of it, which stays
 * selected then. Whether it worked.
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
