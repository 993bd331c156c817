import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { createDecoder, createSigner, createVerifier, TokenError } from 'fast-jwt'
import { CompactEncrypt, compactDecrypt, errors } from 'jose'
import type { Clock } from '../clock/clock.ts'
import { asc } from '../database/drizzle.ts'
import type { Database } from '../database/index.ts'
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

const algorithm = 'HS256'
const secretBytes = 32
const daySeconds = 24 * 3600
/** Longer than any token made here, in characters. */
const tokenMax = 1024
const decode = createDecoder({ complete: true })

/** Loads the installation's keys, and creates the first one if there is none. */
export async function openSigning(database: Database, clock: Clock): Promise<Signing> {
  const keys = await loadKeys(database, clock())
  const newest = Math.max(...keys.keys())
  const signers = new Map<string, (payload: object) => string>()
  return {
    sign({ kind, audience, subject }, days) {
      const today = Math.floor(clock().getTime() / 1000 / daySeconds) * daySeconds
      return signerOf(kind)({ aud: audience, sub: subject, iat: today, exp: today + days * daySeconds })
    },
    verify(token, { kind, audience }) {
      const key = token.length > tokenMax ? undefined : keyNamedIn(token)
      return key ? subjectOf(token, key, { kind, audience, now: clock() }) : null
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

  function keyNamedIn(token: string): Uint8Array | undefined {
    try {
      return keys.get(Number(decode(token).header.kid))
    } catch (error) {
      if (error instanceof TokenError) return undefined
      throw error
    }
  }

  /** A key other than the signing one. */
  function sealingKeyOf(version: string | undefined): Uint8Array {
    return new Uint8Array(hkdfSync('sha256', keyOf(version), '', 'sealing', secretBytes))
  }

  function signerOf(kind: string): (payload: object) => string {
    const known = signers.get(kind)
    if (known) return known
    const key = Buffer.from(keyOf(String(newest)))
    const signer = createSigner({
      key,
      algorithm,
      kid: String(newest),
      header: { alg: algorithm, typ: kind },
    })
    signers.set(kind, signer)
    return signer
  }

  function keyOf(version: string | undefined): Uint8Array {
    return known(keys.get(Number(version)))
  }
}

function subjectOf(
  token: string,
  key: Uint8Array,
  { kind, audience, now }: { readonly kind: string; readonly audience: string; readonly now: Date },
): string | null {
  const verifyToken = createVerifier({
    key: Buffer.from(key),
    algorithms: [algorithm],
    checkTyp: kind,
    allowedAud: audience,
    requiredClaims: ['sub', 'exp'],
    clockTimestamp: now.getTime(),
  })
  try {
    return String(verifyToken(token).sub) || null
  } catch (error) {
    if (error instanceof TokenError) return null
    throw error
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
