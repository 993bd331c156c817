import { createHmac, timingSafeEqual } from 'node:crypto'

interface TokenHeader {
  /** The kind of token, in the header's `typ`. */
  readonly kind: string
  readonly keyId: string
}

type Json = Readonly<Record<string, unknown>>

/** A JSON Web Token signed by HS256 (RFC 7515). Signs at once, without another thread. */
export function signToken({ kind, keyId }: TokenHeader, payload: Json, key: Uint8Array): string {
  const header = { alg: 'HS256', typ: kind, kid: keyId }
  const signed = `${encode(header)}.${encode(payload)}`
  return `${signed}.${signatureOf(signed, key)}`
}

/** The payload of a token of this kind; null if it is no such token or wasn't signed by the key that it names. */
export function readToken(
  token: string,
  kind: string,
  keyOf: (keyId: unknown) => Uint8Array | undefined,
): Json | null {
  const [head = '', body = '', signature = '', ...others] = token.split('.')
  const header = decode(head)
  if (others.length > 0 || header?.alg !== 'HS256' || header.typ !== kind) return null
  const key = keyOf(header.kid)
  return key && isEqual(signature, signatureOf(`${head}.${body}`, key)) ? decode(body) : null
}

function signatureOf(signed: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(signed).digest('base64url')
}

/** Takes the same time wherever they differ. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function encode(part: Json): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function decode(part: string): Json | null {
  try {
    const read: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return isObject(read) ? read : null
  } catch {
    return null
  }
}

function isObject(read: unknown): read is Json {
  return typeof read === 'object' && read !== null && !Array.isArray(read)
}
