import type { HttpSettings } from '@parleykit/contract/actions/http-settings'
import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'
import { endingOf } from '../../setup/stored-settings/index.ts'
import type { ActionRow } from './tables.ts'

const kind = 'action-secrets'
const secretsSchema = z.record(z.string(), z.string())

/** The secret header values of an action by lower-case name. Those sealed by another installation are missing. */
export async function openSecrets(
  { signing }: Pick<Platform, 'signing'>,
  { secrets }: Pick<ActionRow, 'secrets'>,
): Promise<Readonly<Record<string, string>>> {
  const opened = secrets === null ? null : await signing.unseal(kind, secrets)
  return opened === null ? {} : secretsSchema.parse(JSON.parse(opened))
}

/** Takes the secret values out of settings. A secret without a value keeps its known one. */
export async function sealSecrets(
  { signing }: Pick<Platform, 'signing'>,
  { http, known }: { readonly http: HttpSettings; readonly known: Readonly<Record<string, string>> },
): Promise<{ readonly http: HttpSettings; readonly secrets: string | null }> {
  const values: Record<string, string> = {}
  const headers = http.headers.map((header) => {
    if (!header.isSecret) return header
    const name = header.name.toLowerCase()
    const value = header.value || known[name]
    if (value !== undefined) values[name] = value
    return { ...header, value: value === undefined ? null : endingOf(value) }
  })
  const hasAny = Object.keys(values).length > 0
  return {
    http: { ...http, headers },
    secrets: hasAny ? await signing.seal(kind, JSON.stringify(values)) : null,
  }
}
