import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { openScenarios, Scenario, StandIns } from './open-scenarios.ts'

/** The replies to a scenario's result: a true one, and one with something changed. */
export interface Replies {
  readonly id: string
  readonly true: string
  readonly wrong: string
  /** What was changed: an amount, a date, a name, the status, or whether it worked. */
  readonly kind: string
}

/** A model's answer to the request to verify a reply. */
export interface JudgedReply {
  readonly id: string
  readonly reply: 'true' | 'wrong'
  readonly answer: unknown
}

/** Reads a file of this folder with a JSON value a line. */
export function readLines<T>(fileName: string): T[] {
  const lines = readFileSync(join(import.meta.dirname, fileName), 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line): T => JSON.parse(line))
}

export interface Shown {
  readonly id: string
  readonly reply: 'true' | 'wrong'
  readonly kind: string
  /** How the verification ended: held, corrected, put_right, replaced or unproven; none if there was none. */
  readonly outcome: string
  readonly text: string
  /** The messages that a model got to verify the reply. */
  readonly messages: readonly { readonly role: string; readonly content: string }[]
}

interface Material {
  readonly scenarios: readonly Scenario[]
  readonly replies: readonly Replies[]
  /** A reply without a verdict isn't doubted by the model: then the comparison of values decides alone. */
  readonly judged: readonly JudgedReply[]
}

/** Has the model say each reply, and returns what became of it. */
export async function replayReplies(
  { askScenario }: Awaited<ReturnType<typeof openScenarios>>,
  { model }: StandIns,
  { scenarios, replies, judged }: Material,
): Promise<Shown[]> {
  const shown: Shown[] = []
  // An API that fails isn't called for a while. Its scenarios come last.
  const ordered = scenarios.toSorted((a, b) => Number(a.status >= 500) - Number(b.status >= 500))
  for (const scenario of ordered) {
    const said = replies.find((each) => each.id === scenario.id)
    if (!said) continue
    const { id, kind, ...texts } = said
    for (const reply of ['true', 'wrong'] as const) {
      const verdict = judged.find((each) => each.id === id && each.reply === reply)
      model.verify = (parts) =>
        verdict
          ? { says: JSON.stringify(verdict.answer) }
          : parts.map((_, at) => ({ n: at + 1, held: 'none' }))
      const { text, verification } = await askScenario(scenario, texts[reply])
      const outcome = verification?.outcome ?? 'none'
      shown.push({ id, reply, kind, outcome, text, messages: model.verifications.at(-1)?.messages ?? [] })
    }
  }
  return shown
}

/** Whether the visitor was shown a reply without a correction. */
export const isWhole = ({ outcome }: Shown) => !['corrected', 'put_right', 'replaced'].includes(outcome)

const namesOf = (shown: readonly Shown[]) => shown.map(({ id }) => id).join(', ')

/** Counts the changed replies that were caught, in all and by kind, and names the others and the doubted true ones. */
export function countCaught(shown: readonly Shown[]) {
  const wrong = shown.filter(({ reply }) => reply === 'wrong')
  const kinds = Map.groupBy(wrong, ({ kind }) => kind)
  const doubted = shown.filter((each) => each.reply === 'true' && !isWhole(each))
  return {
    caught: wrong.filter((each) => !isWhole(each)).length,
    of: wrong.length,
    byKind: Object.fromEntries(
      [...kinds].map(([kind, all]) => [
        kind,
        `${all.filter((each) => !isWhole(each)).length} of ${all.length}`,
      ]),
    ),
    missed: namesOf(wrong.filter(isWhole)),
    falseAlarms: namesOf(doubted),
    outcomes: Object.fromEntries(
      [...Map.groupBy(shown, ({ reply, outcome }) => `${reply}: ${outcome}`)].map(([name, { length }]) => [
        name,
        length,
      ]),
    ),
  }
}
