/** Text by key, stored beyond the page if the browser allows it, else in memory. */
export interface TextStorage {
  read(key: string): string | null
  write(key: string, text: string): void
  remove(key: string): void
}

/**
 * Wraps the browser's local storage. Accessing it may throw (sandboxed frames, blocked site data), and so may every
 * call (quota); the text is then kept in memory.
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
