import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'

/** The topic for messages to the process that answers a turn. */
const topic = 'turns'

const commandSchema = z.object({ turnId: z.string(), wish: z.enum(['share', 'stop', 'hush']) })
/**
 * `share`: the answer is shared with other processes until it ends. `stop`: it ends now because the visitor wants that.
 * `hush`: it ends now because a person answers from now on.
 */
export type TurnCommand = z.infer<typeof commandSchema>

export function sendTurnCommand({ pubsub }: Platform, command: TurnCommand): void {
  pubsub.publish(topic, command)
}

/** Listens for turn commands of all processes, this one included. */
export function subscribeToTurnCommands(
  { pubsub }: Platform,
  onCommand: (command: TurnCommand) => void,
): void {
  pubsub.subscribe(topic, (message) => {
    const { success, data } = commandSchema.safeParse(message)
    if (success) onCommand(data)
  })
}
