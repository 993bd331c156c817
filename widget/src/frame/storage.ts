/** Text by key that outlives the page where the browser allows it, and lives in memory where it does not. */
export interface TextStorage {
  read(key: string): string | null
  write(key: string, text: string): void
  remove(key: string): void
}

/**
 * Wraps the browser's local storage. Reaching for it may throw (sandboxed frames, blocked site data), and so may
 * every call (quota): whatever is refused is kept in memory.
 */
export function openStorage(reach: () => Storage | null): TextStorage {
  const memory = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T): T | null => {
    try {
      const storage = reach()
      return storage ? use(storage) : null
    } catch {
      return null
    }
  }
  return {
    read: (key) => memory.get(key) ?? attempt((storage) => storage.getItem(key)),
    write(key, text) {
      memory.set(key, text)
      attempt((storage) => {
        storage.setItem(key, text)
        memory.delete(key)
      })
    },
    remove(key) {
      memory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
  }
}
