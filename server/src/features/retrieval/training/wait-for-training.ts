import { setTimeout as sleep } from 'node:timers/promises'
import { notFound } from '../../../platform/domain-error/index.ts'
import { findOwnAgent, type TrainingState } from '../../agents/index.ts'
import type { OwnerContext } from '../../auth/index.ts'
import { subscribeOwner } from '../../notifications/index.ts'
import { listTrainingStates } from './list-training-states.ts'
import { sendTrainingJob } from './send-training-job.ts'

/** How long POST train waits for the job before it responds with 202, in milliseconds. */
const trainWaitMs = 25_000

/** Polls even without a notification, which may get lost. */
const pollMs = { first: 100, most: 1000, growth: 1.5 }

/**
 * Waits for the training to end and returns what the agent knows. Returns early after the maximum wait, or if `over`
 * signals that nobody can wait any longer.
 */
export async function waitForTraining(
  { platform, owner, signal: over }: OwnerContext & { readonly signal: AbortSignal },
  agentId: number,
): Promise<TrainingState> {
  const until = performance.now() + trainWaitMs
  let wake = () => {}
  const unsubscribe = subscribeOwner(platform, owner.id, ({ topic, agentId: told }) => {
    if (topic === 'training' && told === agentId) wake()
  })
  try {
    for (let pause = pollMs.first; ; pause = Math.min(pause * pollMs.growth, pollMs.most)) {
      const told = new Promise<void>((resolve) => {
        wake = resolve
      })
      await findOwnAgent(platform.database, owner, agentId)
      const learning = (await listTrainingStates({ platform }, [agentId])).get(agentId)
      if (!learning) throw notFound('Agent')
      if (learning.trainingStatus !== 'processing' || over.aborted || performance.now() >= until)
        return learning
      // A job that was about to end when this training was requested has swallowed the request.
      if (pause === pollMs.most) {
        await platform.database.transaction((transaction) =>
          sendTrainingJob({ platform, transaction }, agentId),
        )
      }
      await Promise.race([told, sleep(pause, undefined, { signal: over }).catch(() => {})])
    }
  } finally {
    unsubscribe()
  }
}
