import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { NewCredential, UsedCredential } from '@parleykit/contract/auth/passkeys'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** What a test has the authenticator or its browser do otherwise than it should. */
export interface Deviation {
  /** Of the page that asks, as the browser sees it. */
  readonly origin?: string
  readonly rpId?: string
  /** What it says that it counts. */
  readonly counter?: number
  /** Whether it asked who it is, by PIN, finger or face. */
  readonly isVerified?: boolean
  readonly challenge?: string
  readonly userHandle?: string | undefined
  /** Another key than the one that the site knows. */
  readonly key?: KeyObject
  /** A statement about the device in place of none. */
  readonly statement?: { readonly fmt: string; readonly attStmt: Map<string, unknown> }
}

interface Made {
  readonly id: string
  readonly key: KeyObject
  readonly rpId: string
  readonly userHandle: string
  counter: number
}

export interface SoftwareAuthenticator {
  /** What a browser answers to the options for a new passkey. */
  create(options: CreationOptions, deviation?: Deviation): NewCredential
  /** What a browser answers to the options for signing in, with the newest passkey of the site. */
  get(options: RequestOptions, deviation?: Deviation): UsedCredential
}

interface CreationOptions {
  readonly rp: { readonly id?: string | undefined }
  readonly user: { readonly id: string }
  readonly challenge: string
}

interface RequestOptions {
  readonly challenge: string
  readonly rpId?: string | undefined
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const base64url = (data: string | Uint8Array) => Buffer.from(data).toString('base64url')

/**
 * A browser with a device that keeps passkeys (WebAuthn, ES256), at a page of `origin`.
 * @param counts whether the device counts how often it is used
 */
export function makeAuthenticator(
  origin: string,
  { counts = true }: { counts?: boolean } = {},
): SoftwareAuthenticator {
  const kept: Made[] = []
  const clientData = (type: string, challenge: string, deviation: Deviation) =>
    JSON.stringify({
      type,
      challenge: deviation.challenge ?? challenge,
      origin: deviation.origin ?? origin,
      crossOrigin: false,
    })

  return {
    create(options, deviation = {}) {
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const rpId = deviation.rpId ?? options.rp.id ?? ''
      const id = randomBytes(32)
      const counter = deviation.counter ?? Number(counts)
      kept.push({ id: base64url(id), key: privateKey, rpId, userHandle: options.user.id, counter })
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      // COSE: key type EC2, algorithm ES256, curve P-256, and the point.
      const cose = new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
        [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
      ])
      const length = Buffer.alloc(2)
      length.writeUInt16BE(id.length)
      const attested = Buffer.concat([Buffer.alloc(16), length, id, isoCBOR.encode(cose)])
      const authData = Buffer.concat([authenticatorData(rpId, counter, deviation, 0x40), attested])
      const { fmt, attStmt } = deviation.statement ?? { fmt: 'none', attStmt: new Map() }
      const attestation = new Map<string, unknown>()
      attestation.set('fmt', fmt).set('attStmt', attStmt).set('authData', new Uint8Array(authData))
      return {
        id: base64url(id),
        rawId: base64url(id),
        type: 'public-key',
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options.challenge, deviation)),
          attestationObject: base64url(isoCBOR.encode(attestation as never)),
          transports: ['internal'],
        },
      }
    },
    get(options, deviation = {}) {
      const used = kept.findLast(({ rpId }) => rpId === options.rpId)
      if (!used) throw new Error(`There is no passkey of ${options.rpId}`)
      used.counter += Number(counts)
      const { rpId, counter } = { ...used, ...deviation }
      const authData = authenticatorData(rpId, counter, deviation, 0)
      const data = clientData('webauthn.get', options.challenge, deviation)
      const signed = Buffer.concat([authData, sha256(data)])
      const userHandle = 'userHandle' in deviation ? deviation.userHandle : used.userHandle
      return {
        id: used.id,
        rawId: used.id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(data),
          authenticatorData: base64url(authData),
          signature: base64url(sign('sha256', signed, deviation.key ?? used.key)),
          ...(userHandle !== undefined && { userHandle }),
        },
      }
    },
  }
}

/** The part that each answer has: the site, the flags "user present" and "user verified", and the counter. */
function authenticatorData(rpId: string, counter: number, { isVerified = true }: Deviation, flags: number) {
  const counted = Buffer.alloc(4)
  counted.writeUInt32BE(counter)
  return Buffer.concat([sha256(rpId), Buffer.from([flags | 0x01 | (isVerified ? 0x04 : 0)]), counted])
}
