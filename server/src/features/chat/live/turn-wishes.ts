import { z } from 'zod'
import type { Platform } from '../../../platform/platform.ts'

/** Where processes tell each other what they wish of the one that answers a turn. */
const topic = 'turns'

const wishSchema = z.object({ turnId: z.string(), wish: z.enum(['share', 'stop', 'hush']) })
/**
 * That what is written is shared with other processes until the end, or that the answer ends where it is: as its visitor
 * wants it (`stop`), or since a person answers from now on (`hush`).
 */
export type TurnWish = z.infer<typeof wishSchema>

export function sendTurnCommand({ pubsub }: Platform, wish: TurnWish): void {
  pubsub.publish(topic, wish)
}

/** Hears what other processes, and this one, wish of turns. */
export function hearWishes({ pubsub }: Platform, hear: (wish: TurnWish) => void): void {
  pubsub.subscribe(topic, (message) => {
    const { success, data } = wishSchema.safeParse(message)
    if (success) hear(data)
  })
}
