/** Whether this browser, at this address, can use the passkeys of a server whose passkey origin is `origin`. */
export function supportsPasskeys(origin: string | null | undefined): boolean {
  return origin === location.origin && 'PublicKeyCredential' in window
}
