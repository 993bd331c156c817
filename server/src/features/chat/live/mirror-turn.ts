import { setTimeout as sleep } from 'node:timers/promises'
import type { ChatEvent } from '@parleykit/contract/chat/chat'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { messages } from '../../conversations/index.ts'
import { failTurn } from '../base/fail-turn.ts'
import { turns } from '../base/tables.ts'
import { positionAfter, restOf, type StreamPosition } from '../core/stream-position.ts'
import { turnMsMax } from '../core/turn-ms-max.ts'
import { deletedAgentEvent } from './deleted-agent-event.ts'
import { failureEvent } from './failure-event.ts'
import { LiveTurn } from './live-turn.ts'
import { findLiveTurn, findMirroredTurn, trackLiveTurn } from './live-turns.ts'
import { sendTurnCommand } from './turn-commands.ts'

const pollMs = 250
/** The command is sent again every so many polls, since it can get lost. */
const pollsPerCommand = 8

/** A turn of another process, running or ended, copied from its row. All followers in this process share it. */
export function mirrorTurn(platform: Platform, turnId: string): LiveTurn {
  const known = findMirroredTurn(platform, turnId)
  if (known) return known
  const live = new LiveTurn()
  const work = copyTurn(platform, turnId, live)
    .catch((error: unknown) => platform.log.warn({ err: error, turn: turnId }, 'could not follow an answer'))
    // Without a last event, readers know that the stream broke off, and reconnect.
    .finally(() => live.end())
  trackLiveTurn(platform, turnId, live, work, 'mirrored')
  return live
}

async function copyTurn(platform: Platform, turnId: string, live: LiveTurn): Promise<void> {
  const watch = new WriterWatch(platform)
  let position: StreamPosition = 0
  let known: Awaited<ReturnType<typeof findTurn>> = null
  const copy = (events: readonly ChatEvent[]) => {
    let start: StreamPosition = 0
    for (const event of events) {
      const rest = restOf(event, start, position)
      start = positionAfter(start, event)
      if (!rest) continue
      live.push(rest)
      position = start
    }
  }
  for (let poll = 0; poll === 0 || live.isFollowed; poll++) {
    const found = await findTurn(platform, turnId)
    if (!found) {
      const gone = known && (await deletedAgentEvent(platform, known.turn.agentId, known.question))
      return copy([gone ?? { error: chatTexts.troubleConnecting }])
    }
    known = found
    const { turn, question } = found
    copy([{ conversationId: turn.conversationId, responseId: turn.id }, ...turn.events])
    if (turn.state === 'finished') return
    if (turn.state === 'failed' || isOverdue(platform, turn.startedAt)) return copy([failureEvent(question)])
    if (await watch.isGone(turn.writer, turnId)) {
      await platform.database.transaction((transaction) => failTurn(transaction, turn))
      continue
    }
    if (poll % pollsPerCommand === 0) sendTurnCommand(platform, { turnId, wish: 'share' })
    await sleep(pollMs)
  }
}

async function findTurn({ database }: Platform, turnId: string) {
  const [found] = await database
    .select({ turn: turns, question: messages.content })
    .from(turns)
    .innerJoin(messages, eq(messages.id, turns.questionId))
    .where(eq(turns.id, turnId))
  return found ?? null
}

/** Whether the turn was given up without being settled. */
function isOverdue({ clock }: Platform, startedAt: Date): boolean {
  return clock().getTime() - startedAt.getTime() > turnMsMax
}

/** How often the writer's presence is checked, and how long it may be away, in milliseconds. */
const checkMs = 1000
const awayMsMax = 5000

/** Tells if the process that answers a turn has died. A process that only lost its database connection soon returns. */
class WriterWatch {
  readonly #platform: Platform
  #checkedAt = Number.NEGATIVE_INFINITY
  #awaySince: number | null = null

  constructor(platform: Platform) {
    this.#platform = platform
  }

  /**
   * Call it repeatedly for the same turn. False if the writer is unknown. If the writer is this process, it counts as
   * gone once it no longer answers the turn: it gave up while the database was away.
   */
  async isGone(writer: number | null, turnId: string): Promise<boolean> {
    const now = performance.now()
    if (writer === null || now - this.#checkedAt < checkMs) return false
    this.#checkedAt = now
    if (await this.#isThere(writer, turnId)) this.#awaySince = null
    else this.#awaySince ??= now
    return this.#awaySince !== null && now - this.#awaySince >= awayMsMax
  }

  async #isThere(writer: number, turnId: string): Promise<boolean> {
    const { pubsub } = this.#platform
    return writer === pubsub.member ? findLiveTurn(this.#platform, turnId) !== null : pubsub.isPresent(writer)
  }
}
