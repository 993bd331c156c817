import { createHash } from 'node:crypto'
import { type ObjectStore, ObjectStoreError } from '../object-store/index.ts'

/**
 * An object's bytes, checked against their SHA-256 at the end. Continues after a broken connection.
 * @throws ObjectStoreError, ObjectMissing, or an error if the bytes differ
 */
export async function* streamObject(
  store: ObjectStore,
  { key, sha256 }: { readonly key: string; readonly sha256: Buffer },
): AsyncGenerator<Buffer> {
  const digest = createHash('sha256')
  let given = 0
  for (;;) {
    const before = given
    try {
      for await (const piece of store.read(key, given)) {
        given += piece.byteLength
        digest.update(piece)
        yield piece
      }
      break
    } catch (error) {
      if (!(error instanceof ObjectStoreError) || given === before) throw error
    }
  }
  if (!digest.digest().equals(sha256)) throw new Error(`The original ${key} is not what was stored`)
}
