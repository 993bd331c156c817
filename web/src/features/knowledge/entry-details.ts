import { type KnowledgeEntry, knowledgeMetadataSchema } from '@parleykit/contract/knowledge'

/** "1,240 words · 8 KB", as far as the entry's metadata tell. */
export function entryDetails({ metadata }: Pick<KnowledgeEntry, 'metadata'>): string {
  const known = knowledgeMetadataSchema.partial().safeParse(parseJson(metadata)).data
  if (!known) return ''
  const { words, textBytes } = known
  return [
    words === undefined ? '' : `${words.toLocaleString()} ${words === 1 ? 'word' : 'words'}`,
    textBytes === undefined ? '' : formatBytes(textBytes),
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Bytes in the unit that plans are sold in: 1 KB is 1000 bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`
  return `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
