import { createHmac, hkdfSync, randomBytes, webcrypto } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { CompactEncrypt, compactDecrypt, errors, jwtVerify, SignJWT } from 'jose'
import type { Clock } from '../clock.ts'
import type { Database } from '../database/index.ts'
import { signingKeys } from './tables.ts'

/** What a signed token says. */
export interface SignedClaim {
  /** What kind of token it is: one kind never passes for another. */
  readonly kind: string
  readonly audience: string
  readonly subject: string
}

export interface Signing {
  /** A token that holds for so many days. All that are made on one day (UTC) of one claim are the same. */
  sign(claim: SignedClaim, days: number): Promise<string>
  /** The subject of a token of this kind and audience; null for one that is forged, has expired or is none. */
  verify(token: string, expected: Omit<SignedClaim, 'subject'>): Promise<string | null>
  /** A name for a text that only this installation can tell, the same each time; `kind` says what it is for. */
  name(kind: string, text: string): string
  /** A text that only this installation can read again, by A256GCM; `kind` says what it is. */
  seal(kind: string, text: string): Promise<string>
  /** What was sealed as this kind; null for what was changed, is of another kind or comes from elsewhere. */
  unseal(kind: string, sealed: string): Promise<string | null>
}

const algorithm = 'HS256'
const secretBytes = 32
const daySeconds = 24 * 3600
/** Longer than any token from here, in characters. */
const tokenMax = 1024

/** Loads the installation's keys, and makes the first one where there is none. */
export async function openSigning(database: Database, clock: Clock): Promise<Signing> {
  const keys = await loadKeys(database, clock())
  const macKeys = await importMacKeys(keys)
  const newest = Math.max(...keys.keys())
  return {
    sign({ kind, audience, subject }, days) {
      const today = Math.floor(clock().getTime() / 1000 / daySeconds) * daySeconds
      return new SignJWT()
        .setProtectedHeader({ alg: algorithm, typ: kind, kid: String(newest) })
        .setAudience(audience)
        .setSubject(subject)
        .setIssuedAt(today)
        .setExpirationTime(today + days * daySeconds)
        .sign(macKeyOf(String(newest)))
    },
    async verify(token, { kind, audience }) {
      if (token.length > tokenMax) return null
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => macKeyOf(kid), {
          algorithms: [algorithm],
          typ: kind,
          audience,
          requiredClaims: ['sub', 'exp'],
          currentDate: clock(),
        })
        return payload.sub ?? null
      } catch (error) {
        if (error instanceof errors.JOSEError) return null
        throw error
      }
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

  /** Another key than the one that signs. */
  function sealingKeyOf(version: string | undefined): Uint8Array {
    return new Uint8Array(hkdfSync('sha256', keyOf(version), '', 'sealing', secretBytes))
  }

  function macKeyOf(version: string | undefined): webcrypto.CryptoKey {
    return known(macKeys.get(Number(version)))
  }

  function keyOf(version: string | undefined): Uint8Array {
    return known(keys.get(Number(version)))
  }
}

function known<Key>(key: Key | undefined): Key {
  if (!key) throw new errors.JWSInvalid('No such key')
  return key
}

/** Once: a secret as it is would be imported anew for each token. */
async function importMacKeys(
  keys: ReadonlyMap<number, Uint8Array>,
): Promise<ReadonlyMap<number, webcrypto.CryptoKey>> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const imported = Array.from(keys, async ([version, secret]) => {
    const key = await webcrypto.subtle.importKey('raw', Buffer.from(secret), hmac, false, ['sign', 'verify'])
    return [version, key] as const
  })
  return new Map(await Promise.all(imported))
}

/** By their version. Processes that start at once agree on the first key. */
async function loadKeys(database: Database, createdAt: Date): Promise<Map<number, Uint8Array>> {
  await database
    .insert(signingKeys)
    .values({ version: 1, secret: randomBytes(secretBytes), createdAt })
    .onConflictDoNothing()
  const stored = await database.select().from(signingKeys).orderBy(asc(signingKeys.version))
  return new Map(stored.map(({ version, secret }) => [version, secret]))
}
