import { randomBytes } from 'node:crypto'
import { asc } from 'drizzle-orm'
import { errors, jwtVerify, SignJWT } from 'jose'
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
}

const algorithm = 'HS256'
const secretBytes = 32
const daySeconds = 24 * 3600
/** Longer than any token from here, in characters. */
const tokenMax = 1024

/** Loads the installation's keys, and makes the first one where there is none. */
export async function openSigning(database: Database, clock: Clock): Promise<Signing> {
  const keys = await loadKeys(database, clock())
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
        .sign(keyOf(String(newest)))
    },
    async verify(token, { kind, audience }) {
      if (token.length > tokenMax) return null
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => keyOf(kid), {
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
  }

  function keyOf(version: string | undefined): Uint8Array {
    const key = keys.get(Number(version))
    if (!key) throw new errors.JWSInvalid('No such key')
    return key
  }
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
