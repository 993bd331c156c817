import { queryDatabase } from './keep-asking.ts'

interface PlantedConnection {
  readonly name: string
  readonly baseUrl?: string
  readonly models?: readonly string[]
}

/** Stores a model connection of a workspace, or of the installation (null), as if a test had asked its models. Returns its ID. */
export async function plantModelConnection(
  databaseUrl: string,
  ownerId: number | null,
  { name, baseUrl = 'http://127.0.0.1:9/v1', models = [] }: PlantedConnection,
): Promise<number> {
  const listed = JSON.stringify(models.map((name) => ({ name, contextTokens: null, hasAnswered: true })))
  const [row] = await queryDatabase<{ id: string }>(
    databaseUrl,
    `insert into model_connections (owner_id, provider, name, base_url, models, tested_at, changed_at)
    values (${ownerId}, 'openai-compatible', '${name}', '${baseUrl}', '${listed}', now(), now()) returning id`,
  )
  return Number(row?.id)
}
