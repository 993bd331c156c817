import type { Blobs } from '../../platform/blobs/index.ts'
import type { EntryFile } from './assess-entry.ts'

/** Stores an entry's file, if it has one, with the originals before the transaction that stores the entry. */
export function storeOriginalFile<Entry extends { readonly file?: EntryFile }, Result>(
  blobs: Blobs,
  entry: Entry,
  store: (entry: Entry) => Promise<Result>,
): Promise<Result> {
  const { file } = entry
  if (!file) return store(entry)
  return blobs.keep(file.content, (content) => store({ ...entry, file: { ...file, content } }))
}
