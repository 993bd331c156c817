import type { ProbeResult } from '../probes/index.ts'

/** A store of files outside the database, by key. Every call ends within a bounded time. */
export interface ObjectStore {
  /**
   * Stores all bytes. The store checks them against their SHA-256.
   * @throws ObjectStoreError
   */
  put(key: string, bytes: Uint8Array, sha256: Buffer): Promise<void>
  /**
   * The bytes from `start` on.
   * @throws ObjectStoreError, even midway, and ObjectMissing
   */
  read(key: string, start: number): AsyncGenerator<Buffer>
  /**
   * Deletes an object. It is no error if it doesn't exist.
   * @throws ObjectStoreError
   */
  remove(key: string): Promise<void>
  /** Whether a few bytes can be stored and read back. */
  probe(): Promise<ProbeResult>
  close(): void
}

/** The object doesn't exist, although it should. */
export class ObjectMissing extends Error {}
