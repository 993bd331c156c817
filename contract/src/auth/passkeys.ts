import { z } from 'zod'
import { defineRoute } from '../base/route.ts'
import { idParams, idValue, instant, messageResponse, nameText } from '../base/values.ts'
import { presentPassword, twoStepCode, userSchema } from './account.ts'
import { passkeyNameMax } from './limits.ts'
import { accountTexts, validationTexts } from './texts.ts'

/** Bytes as encoded in WebAuthn's JSON, with at most `max` characters. */
const base64url = (max: number) =>
  z
    .string(accountTexts.passkeyUnreadable)
    .max(max, accountTexts.passkeyUnreadable)
    .regex(/^[\w-]+$/, accountTexts.passkeyUnreadable)

/** A credential's id has at most 1023 bytes. */
const credentialId = base64url(1364)
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') }
const descriptor = z.object({
  id: z.string(),
  type: z.string(),
  transports: z.array(z.string()).exactOptional(),
})
/** The transports that an authenticator reports, such as `usb`; at most a handful. */
const transports = z.array(z.string().max(32)).max(10).optional()

/** Result of `navigator.credentials.create`, as JSON. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8192),
    attestationObject: base64url(40_000),
    transports,
  }),
})
export type NewCredential = z.infer<typeof newCredential>

/** Result of `navigator.credentials.get`, as JSON. */
export const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8192),
    authenticatorData: base64url(4096),
    signature: base64url(2048),
    userHandle: base64url(100).optional(),
  }),
})
export type UsedCredential = z.infer<typeof usedCredential>

/** Options for `navigator.credentials.create`, as JSON. */
const creationOptions = z.object({
  rp: z.object({ id: z.string().exactOptional(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().exactOptional(),
  excludeCredentials: z.array(descriptor).exactOptional(),
  authenticatorSelection: z
    .object({
      residentKey: z.enum(['discouraged', 'preferred', 'required']).exactOptional(),
      requireResidentKey: z.boolean().exactOptional(),
      userVerification: z.enum(['discouraged', 'preferred', 'required']).exactOptional(),
    })
    .exactOptional(),
  attestation: z.enum(['direct', 'enterprise', 'indirect', 'none']).exactOptional(),
})

/** Options for `navigator.credentials.get`, as JSON. */
const requestOptions = z.object({
  challenge: z.string(),
  timeout: z.number().exactOptional(),
  rpId: z.string().exactOptional(),
  userVerification: z.enum(['discouraged', 'preferred', 'required']).exactOptional(),
})

export const passkeySchema = z.object({
  id: idValue,
  name: z.string(),
  createdAt: instant,
  /** Time of the last sign-in with it; null if there was none. */
  lastUsedAt: instant.nullable(),
})
export type Passkey = z.infer<typeof passkeySchema>

/** The account's password, and a code if it has a second step. */
export const passkeyProof = z.object({ password: presentPassword, code: twoStepCode.optional() })
export type PasskeyProof = z.infer<typeof passkeyProof>

export const renamePasskeyInput = z.object({
  name: z
    .string(validationTexts.passkeyNameRequired)
    .pipe(nameText)
    .pipe(
      z
        .string()
        .min(1, validationTexts.passkeyNameRequired)
        .max(passkeyNameMax, validationTexts.passkeyNameTooLong),
    ),
})
export type RenamePasskeyInput = z.infer<typeof renamePasskeyInput>

export const listPasskeys = defineRoute({
  method: 'GET',
  path: '/api/account/passkeys',
  summary: "List the account's passkeys, newest first",
  access: 'account',
  response: z.array(passkeySchema),
})

export const offerPasskey = defineRoute({
  method: 'POST',
  path: '/api/account/passkeys/offers',
  summary: 'Get the options for creating a passkey, valid for five minutes in this browser',
  access: 'account',
  body: passkeyProof,
  response: creationOptions,
})

export const addPasskey = defineRoute({
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Add a passkey created by the browser to the account',
  access: 'account',
  body: z.object({ credential: newCredential }),
  response: passkeySchema,
  status: 201,
})

export const renamePasskey = defineRoute({
  method: 'PUT',
  path: '/api/account/passkeys/:id',
  summary: 'Rename a passkey',
  access: 'account',
  params: idParams,
  body: renamePasskeyInput,
  response: passkeySchema,
})

export const removePasskey = defineRoute({
  method: 'POST',
  path: '/api/account/passkeys/:id/removal',
  summary: 'Remove a passkey from the account',
  access: 'account',
  params: idParams,
  body: passkeyProof,
  response: messageResponse,
})

export const askForPasskey = defineRoute({
  method: 'POST',
  path: '/api/passkey-challenges',
  summary: 'Get the options for signing in with a passkey, valid for five minutes in this browser',
  access: 'public',
  response: requestOptions,
})

export const signInWithPasskey = defineRoute({
  method: 'POST',
  path: '/api/passkey-sign-ins',
  summary: 'Sign in with a passkey. No code is required, because the device has verified the user.',
  access: 'public',
  body: z.object({ credential: usedCredential }),
  response: userSchema,
})
