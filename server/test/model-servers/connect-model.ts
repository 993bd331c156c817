import type { ModelProvider } from '@parleykit/contract/models/model-providers'
import {
  type Connection,
  chooseInstallationModels,
  chooseModels,
  createConnection,
  createInstallationConnection,
} from '@parleykit/contract/models/models'
import type { TestOwner } from '../make-owner.ts'
import type { ModelServer } from './start-model-server.ts'

/** Connects a stand-in as an owner of a workspace, or as the operator, and has its first model write. */
export async function connectModel(
  owner: TestOwner,
  server: Pick<ModelServer, 'baseUrl' | 'key' | 'models'>,
  {
    provider = 'openai-compatible',
    as = 'workspace',
  }: { provider?: ModelProvider; as?: 'workspace' | 'operator' } = {},
): Promise<Connection> {
  const { baseUrl, key } = server
  const body = { provider, baseUrl, ...(key !== null && { apiKey: key }) }
  const isOperator = as === 'operator'
  const made = await owner.call(isOperator ? createInstallationConnection : createConnection, { body })
  if (made.status !== 201) throw new Error(`Connecting failed: ${JSON.stringify(made.body)}`)
  const { connection } = made.body
  const reply = { connectionId: connection.id, model: server.models[0] ?? '' }
  const chosen = await (isOperator
    ? owner.call(chooseInstallationModels, { body: { reply } })
    : owner.call(chooseModels, { body: { reply } }))
  if (chosen.status !== 200) throw new Error(`Choosing failed: ${JSON.stringify(chosen.body)}`)
  return connection
}
