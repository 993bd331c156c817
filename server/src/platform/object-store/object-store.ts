import type { Reach } from '../reach/index.ts'

/** A store of files outside of the database, by keys. Every call ends in a bounded time. */
export interface ObjectStore {
  /**
   * Stores all of the bytes, which the store holds against their SHA-256.
   * @throws ObjectStoreAway
   */
  put(key: string, bytes: Uint8Array, sha256: Buffer): Promise<void>
  /**
   * The bytes from `start` on.
   * @throws ObjectStoreAway, also in the middle, and ObjectMissing
   */
  read(key: string, start: number): AsyncGenerator<Buffer>
  /**
   * Deletes it; one that isn't there is no fault.
   * @throws ObjectStoreAway
   */
  remove(key: string): Promise<void>
  /** Whether it takes, and gives away again, a few bytes. */
  probe(): Promise<Reach>
  close(): void
}

/** The object isn't there, although it should be. */
export class ObjectMissing extends Error {}
