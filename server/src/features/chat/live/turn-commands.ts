import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'

/** The topic for messages to the process that answers a turn. */
const topic = 'turns'

const wishSchema = z.object({ turnId: z.string(), wish: z.enum(['share', 'stop', 'hush']) })
/**
 * `share`: the answer is shared with other processes until it ends. `stop`: it ends now because the visitor wants that.
 * `hush`: it ends now because a person answers from now on.
 */
export type TurnCommand = z.infer<typeof wishSchema>

export function sendTurnCommand({ pubsub }: Platform, wish: TurnCommand): void {
  pubsub.publish(topic, wish)
}

/** Listens for turn wishes of all processes, this one included. */
export function subscribeToTurnCommands({ pubsub }: Platform, hear: (wish: TurnCommand) => void): void {
  pubsub.subscribe(topic, (message) => {
    const { success, data } = wishSchema.safeParse(message)
    if (success) hear(data)
  })
}
