import type { ModelRef } from '@parleykit/contract/models/models'
import { DomainError } from '../../../platform/domain-error/index.ts'
import { askModel, makesVectors } from './ask-model.ts'
import { providerSettingsOf } from './open-connection.ts'
import type { ModelScope } from './scope.ts'
import type { ConnectionRow } from './tables.ts'
import { testsByOwner } from './throttle-rules.ts'

interface ChosenModel {
  readonly connection: ConnectionRow
  readonly model: ModelRef['model']
  readonly purpose: 'writing' | 'embedding'
}

/**
 * Asks a model once, as it will be used, unless the last test of its connection has.
 * @throws DomainError `model_connection_failed` with what to do
 */
export async function requireWorkingModel(
  { platform, owner }: Pick<ModelScope, 'platform' | 'owner'>,
  { connection, model, purpose }: ChosenModel,
): Promise<void> {
  const listed = connection.models.find(({ name }) => name === model)
  if (purpose === 'writing' && listed?.hasAnswered) return
  await platform.throttles.consume(testsByOwner, String(owner.id))
  const settings = await providerSettingsOf(platform, connection)
  if (!settings) throw failed('Please enter the key of this connection again.')
  if (purpose === 'embedding') {
    if (await makesVectors(settings, model)) return
    throw failed(`${model} doesn't turn texts into vectors. Choose an embedding model.`)
  }
  const models = connection.models.map(({ name }) => name)
  const { totalMs } = platform.config.modelDefaults.limits
  const asked = await askModel(settings, { model, models, totalMs })
  if ('problem' in asked) throw failed(asked.problem.message)
}

const failed = (message: string) => new DomainError('model_connection_failed', message)
