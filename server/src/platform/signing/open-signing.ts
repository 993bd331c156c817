import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { CompactEncrypt, compactDecrypt, errors } from 'jose'
import type { Clock } from '../clock/clock.ts'
import { asc } from '../database/drizzle.ts'
import type { Database } from '../database/index.ts'
import { readToken, signToken } from './hs256.ts'
import { signingKeys } from './tables.ts'

/** The content of a signed token. */
interface SignedClaim {
  /** The kind of token. A token of one kind is never accepted as another. */
  readonly kind: string
  readonly audience: string
  readonly subject: string
}

export interface Signing {
  /** A token that is valid for this many days. All tokens made on the same day (UTC) for the same claim are equal. */
  sign(claim: SignedClaim, days: number): string
  /** The subject of a token of this kind and audience; null if it is forged, expired or not a token. */
  verify(token: string, expected: Omit<SignedClaim, 'subject'>): string | null
  /** A deterministic name for a text that only this installation can compute (keyed hash). `kind` is its purpose. */
  name(kind: string, text: string): string
  /** Encrypts a text with A256GCM so that only this installation can read it. `kind` is its purpose. */
  seal(kind: string, text: string): Promise<string>
  /** The text sealed as this kind; null if it was changed, is of another kind or comes from elsewhere. */
  unseal(kind: string, sealed: string): Promise<string | null>
}

const secretBytes = 32
const daySeconds = 24 * 3600
/** Longer than any token made here, in characters. */
const tokenMax = 1024

/** Loads the installation's keys, and creates the first one if there is none. */
export async function openSigning(database: Database, clock: Clock): Promise<Signing> {
  const keys = await loadKeys(database, clock())
  const newest = Math.max(...keys.keys())
  return {
    sign({ kind, audience, subject }, days) {
      const today = Math.floor(clock().getTime() / 1000 / daySeconds) * daySeconds
      const payload = { aud: audience, sub: subject, iat: today, exp: today + days * daySeconds }
      return signToken({ kind, keyId: String(newest) }, payload, keyOf(String(newest)))
    },
    verify(token, { kind, audience }) {
      if (token.length > tokenMax) return null
      const payload = readToken(token, kind, (keyId) => keys.get(Number(keyId)))
      const isValid = payload?.aud === audience && Number(payload.exp) * 1000 >= clock().getTime()
      return isValid && typeof payload.sub === 'string' ? payload.sub || null : null
    },
    name(kind, text) {
      const key = hkdfSync('sha256', keyOf(String(newest)), '', `naming ${kind}`, secretBytes)
      return createHmac('sha256', new Uint8Array(key)).update(text).digest('base64url')
    },
    seal(kind, text) {
      return new CompactEncrypt(new TextEncoder().encode(text))
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', typ: kind, kid: String(newest) })
        .encrypt(sealingKeyOf(String(newest)))
    },
    async unseal(kind, sealed) {
      try {
        const { plaintext, protectedHeader } = await compactDecrypt(sealed, ({ kid }) => sealingKeyOf(kid), {
          keyManagementAlgorithms: ['dir'],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
        return protectedHeader.typ === kind ? new TextDecoder().decode(plaintext) : null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }

  /** A key other than the signing one. */
  function sealingKeyOf(version: string | undefined): Uint8Array {
    return new Uint8Array(hkdfSync('sha256', keyOf(version), '', 'sealing', secretBytes))
  }

  function keyOf(version: string | undefined): Uint8Array {
    return known(keys.get(Number(version)))
  }
}

function known<Key>(key: Key | undefined): Key {
  if (!key) throw new errors.JWSInvalid('No such key')
  return key
}

/** Keys by version. Processes that start together agree on the first key. */
async function loadKeys(database: Database, createdAt: Date): Promise<Map<number, Uint8Array>> {
  await database
    .insert(signingKeys)
    .values({ version: 1, secret: randomBytes(secretBytes), createdAt })
    .onConflictDoNothing()
  const stored = await database.select().from(signingKeys).orderBy(asc(signingKeys.version))
  return new Map(stored.map(({ version, secret }) => [version, secret]))
}
