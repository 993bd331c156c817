import { z } from 'zod'
import type { Platform } from '../../../../platform/platform.ts'
import { endingOf } from '../../../setup/stored-settings/index.ts'
import type { SourceAccess } from './source-port.ts'
import type { KnowledgeSourceRow } from './tables.ts'

const kind = 'source-key'
type Key = Pick<SourceAccess, 'token' | 'tokenSecret'>
const sealedKey = z.object({ token: z.string(), tokenSecret: z.string().nullable() })

/** A key as a source's row has it: sealed, with its ending for the owner. */
export async function sealKey({ signing }: Pick<Platform, 'signing'>, { token, tokenSecret }: Key) {
  if (token === null) return { key: null, keyEnding: null }
  const key = await signing.seal(kind, JSON.stringify({ token, tokenSecret }))
  return { key, keyEnding: endingOf(tokenSecret ?? token) }
}

/** The key of a source; null if it was sealed by another installation. */
export async function openKey(
  { signing }: Pick<Platform, 'signing'>,
  { key }: Pick<KnowledgeSourceRow, 'key'>,
): Promise<Key | null> {
  if (key === null) return { token: null, tokenSecret: null }
  const text = await signing.unseal(kind, key)
  return text === null ? null : sealedKey.parse(JSON.parse(text))
}
