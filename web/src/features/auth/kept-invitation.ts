/** Where the link of an invitation leads to. */
export const joinPath = '/join'

const storageKey = 'parleykit.invitation'

/** Keeps the token of an invitation while somebody signs in or registers, in this tab alone. */
export function keepInvitation(token: string): void {
  try {
    sessionStorage.setItem(storageKey, token)
  } catch {
    // Whoever isn't signed in yet opens the link once more.
  }
}

export function keptInvitation(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
}
