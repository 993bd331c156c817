import { signedInMark } from '@parleykit/contract/auth/account'

/** Whether to ask the server for the current user: the server marks browsers that have a session. */
export function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').some((pair) => pair.split('=', 1)[0] === signedInMark)
}
