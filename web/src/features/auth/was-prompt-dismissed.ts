/** Whether the browser's passkey prompt was closed or timed out, which is no failure. */
export function wasPromptDismissed(error: Error): boolean {
  return error.name === 'NotAllowedError' || error.name === 'AbortError'
}
