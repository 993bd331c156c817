import { quantile } from '../../bench/eval/measure-articles.ts'
import { type TrainedAgent, threadMs } from './open-engine.ts'

/** A question, and the agent of each engine that it is put to. */
export interface Task {
  readonly question: string
  readonly agents: readonly TrainedAgent[]
}

/** Of one engine's questions. */
export interface QuestionTimes {
  /** Milliseconds of a question. */
  readonly p50: number
  readonly p95: number
  /** Processor time of a question on the average, in milliseconds. */
  readonly cpu: number
  /** A share. */
  readonly answered: number
}

/** Questions of one block: engines take turns, so that what else the machine does meets all of them. */
const blockLength = 20

/** Puts the same questions to each engine, in blocks that take turns; those before `warmUp` aren't counted. */
export function pairEngines(engines: number, tasks: readonly Task[], warmUp: number): QuestionTimes[] {
  const runs = Array.from({ length: engines }, (_, engine) => ({
    engine,
    times: [] as number[],
    cpu: 0,
    answered: 0,
  }))
  for (let at = 0; at < tasks.length; at += blockLength) {
    const block = tasks.slice(at, at + blockLength)
    const isCounted = at >= warmUp
    for (const run of (at / blockLength) % 2 === 0 ? runs : runs.toReversed()) {
      const begun = threadMs()
      for (const { question, agents } of block) {
        const asked = performance.now()
        const isAnswered = agents[run.engine]?.ask(question) ?? false
        if (!isCounted) continue
        run.times.push(performance.now() - asked)
        if (isAnswered) run.answered++
      }
      if (isCounted) run.cpu += threadMs() - begun
    }
  }
  return runs.map(({ times, cpu, answered }) => ({
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    cpu: cpu / times.length,
    answered: answered / times.length,
  }))
}
