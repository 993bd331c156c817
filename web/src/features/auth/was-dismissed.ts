/** Whether the browser's own prompt for a passkey was closed, or ran out: nothing has failed then. */
export function wasDismissed(error: Error): boolean {
  return error.name === 'NotAllowedError' || error.name === 'AbortError'
}
