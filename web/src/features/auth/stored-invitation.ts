/** The path of invitation links. */
export const joinPath = '/join'

const storageKey = 'parleykit.invitation'

/** Stores an invitation's token, only in this tab, while the user signs in or registers. */
export function storeInvitation(token: string): void {
  try {
    sessionStorage.setItem(storageKey, token)
  } catch {
    // Without storage, a user who isn't signed in must open the link again.
  }
}

export function getStoredInvitation(): string | null {
  try {
    return sessionStorage.getItem(storageKey)
  } catch {
    return null
  }
}

export function clearInvitation(): void {
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // There was nothing stored.
  }
}
