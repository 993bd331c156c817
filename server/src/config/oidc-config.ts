import { z } from 'zod'

/** The variables of the identity provider that people may sign in with. */
export const oidcVariables = {
  OIDC_ISSUER: z
    .url({ protocol: /^https?$/, error: 'must be an https URL' })
    .optional()
    .describe('Issuer URL of the OpenID Connect provider for single sign-on; needs PUBLIC_URL.'),
  OIDC_CLIENT_ID: z.string().optional().describe('Client ID at the provider.'),
  OIDC_CLIENT_SECRET: z.string().optional().describe('Client secret at the provider.'),
  OIDC_NAME: z
    .string()
    .max(40, 'must have at most 40 characters')
    .default('single sign-on')
    .describe('Name of the provider on buttons, after "Continue with".'),
}

type OidcVariables = z.infer<z.ZodObject<typeof oidcVariables>>

export interface OidcConfig {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly name: string
}

/** What is wrong with the combination of the variables, a sentence each; no value is repeated. */
export function findOidcProblems(values: OidcVariables & { PUBLIC_URL?: string | undefined }): string[] {
  const { OIDC_ISSUER: issuer } = values
  const given = (['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const).filter((name) => values[name])
  if (!issuer) return given.map((name) => `  ${name}: also needs OIDC_ISSUER`)
  const missing = (['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'PUBLIC_URL'] as const).filter(
    (name) => !values[name],
  )
  return [
    ...missing.map((name) => `  OIDC_ISSUER: also needs ${name}`),
    ...(isPlain(issuer) && !isHere(issuer)
      ? ['  OIDC_ISSUER: must be an https URL, unless the provider runs on this machine']
      : []),
  ]
}

/** Null where no provider is configured. */
export function toOidcConfig(values: OidcVariables): OidcConfig | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = values
  if (!issuer || !clientId || !clientSecret) return null
  return { issuer, clientId, clientSecret, name: values.OIDC_NAME }
}

const isPlain = (issuer: string) => new URL(issuer).protocol === 'http:'

const isHere = (issuer: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(issuer).hostname)
