import { type ModelProvider, providerProfiles } from '@parleykit/contract/models/model-providers'
import { type ConnectionTest, type connectionInput, connectionsMax } from '@parleykit/contract/models/models'
import type { z } from 'zod'
import { and, count, eq, isNull, sql } from '../../platform/database/drizzle.ts'
import type { Transaction } from '../../platform/database/index.ts'
import { DomainError, notFound } from '../../platform/domain-error/index.ts'
import { recordSecurityEvent } from '../auth/index.ts'
import { endingOf } from '../setup/stored-settings/index.ts'
import { recordAudit } from '../workspaces/audit/index.ts'
import { publishModelChange } from './base/catalogue.ts'
import { fetchFor, providerSettingsOf, sealModelKey } from './base/open-connection.ts'
import { auditOf, type ModelScope } from './base/scope.ts'
import { type ConnectionRow, modelConnections } from './base/tables.ts'
import { testsByOwner } from './base/throttle-rules.ts'
import { testConnection } from './test-connection.ts'

interface SaveConnection {
  /** The connection that is changed; null for a new one. */
  readonly id: number | null
  readonly input: z.output<typeof connectionInput>
}

/**
 * Tests a model connection and saves it if a model answered. A key that isn't given stays as it is, unless the address
 * changes: a key is only sent where it was entered for.
 * @throws DomainError `model_connection_failed` with what to do; nothing is saved then
 */
export async function saveConnection(
  scope: ModelScope,
  { id, input }: SaveConnection,
): Promise<{ connection: ConnectionRow; test: ConnectionTest }> {
  const { platform, ownerId, owner, actor, caller } = scope
  await platform.throttles.consume(testsByOwner, String(owner.id))
  const known = id === null ? null : await findConnection(platform.database, { ownerId, id })
  const { provider } = input
  const profile = providerProfiles[provider]
  const baseUrl = ownAddress(provider, input.baseUrl ?? null)
  if (baseUrl === null && profile.baseUrl === null)
    throw missing('Please enter the address of the server', 'baseUrl')
  const isSamePlace = known?.provider === provider && known.baseUrl === baseUrl
  const kept = isSamePlace && !input.apiKey ? await providerSettingsOf(platform, known) : null
  const apiKey = input.apiKey || (kept?.apiKey ?? null)
  if (apiKey === null && profile.key === 'required') throw missing('Please enter the API key', 'apiKey')
  const tested = await testConnection(
    { provider, baseUrl, apiKey, fetch: fetchFor(platform, ownerId) },
    { wantedModel: input.testModel, totalMs: platform.config.modelDefaults.limits.totalMs },
  )
  const { problem } = tested.report
  if (problem) throw new DomainError('model_connection_failed', problem.message)
  const now = platform.clock()
  const values = {
    ...{ provider, baseUrl, models: [...tested.models], testedAt: now, changedAt: now, fault: null },
    name: input.name || known?.name || profile.name,
    apiKey: apiKey === null ? null : await sealModelKey(platform, apiKey),
    apiKeyEnding: apiKey === null ? null : endingOf(apiKey),
  }
  const connection = await platform.database.transaction(async (transaction) => {
    const saved = await storeConnection(transaction, { id, ownerId, values })
    const subject = { kind: 'model_connection', id: saved.id, name: saved.name } as const
    const details = { provider }
    await recordAudit(auditOf(scope, transaction), { action: 'model_connection_saved', subject, details })
    return saved
  })
  publishModelChange(platform, ownerId)
  await recordSecurityEvent(platform, {
    ...{ name: 'model_connection_saved', userId: owner.id, actorId: actor.id, caller },
    subject: connection.name,
  })
  return { connection, test: tested.report }
}

type ConnectionValues = Omit<typeof modelConnections.$inferInsert, 'id' | 'ownerId'>

/** Throws `not_found` for a connection that isn't there, and `validation_failed` if there are too many. */
async function storeConnection(
  transaction: Transaction,
  {
    id,
    ownerId,
    values,
  }: { readonly id: number | null; readonly ownerId: number | null; readonly values: ConnectionValues },
): Promise<ConnectionRow> {
  const isOf = ownerId === null ? isNull(modelConnections.ownerId) : eq(modelConnections.ownerId, ownerId)
  if (id !== null) {
    const [changed] = await transaction
      .update(modelConnections)
      .set(values)
      .where(and(eq(modelConnections.id, id), isOf))
      .returning()
    if (!changed) throw notFound('Connection')
    return changed
  }
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext('model_connections'), ${ownerId ?? 0})`)
  const [there] = await transaction.select({ count: count() }).from(modelConnections).where(isOf)
  if ((there?.count ?? 0) >= connectionsMax)
    throw new DomainError(
      'validation_failed',
      `There can be up to ${connectionsMax} connections. Delete one first.`,
    )
  const [made] = await transaction
    .insert(modelConnections)
    .values({ ownerId, ...values })
    .returning()
  if (!made) throw new Error('The database returned no connection')
  return made
}

/** A connection of a workspace or the installation. Throws `not_found` for any other. */
async function findConnection(
  database: ModelScope['platform']['database'],
  { ownerId, id }: { readonly ownerId: number | null; readonly id: number },
): Promise<ConnectionRow> {
  const isOf = ownerId === null ? isNull(modelConnections.ownerId) : eq(modelConnections.ownerId, ownerId)
  const [found] = await database
    .select()
    .from(modelConnections)
    .where(and(eq(modelConnections.id, id), isOf))
  if (!found) throw notFound('Connection')
  return found
}

/** Null for the provider's own address. */
function ownAddress(provider: ModelProvider, address: string | null): string | null {
  const plain = address?.replace(/(?<!\/)\/+$/, '') || null
  return plain === providerProfiles[provider].baseUrl ? null : plain
}

function missing(message: string, param: string): DomainError {
  return new DomainError('validation_failed', message, { param })
}
