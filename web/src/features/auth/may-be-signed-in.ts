import { signedInMark } from '@parleykit/contract/account'

/** Whether it is worth asking who is signed in: the server marks browsers that have a session. */
export function mayBeSignedIn(): boolean {
  return document.cookie.split('; ').some((pair) => pair.split('=', 1)[0] === signedInMark)
}
