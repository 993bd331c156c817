import { type BakeOffVariant, type TriedAnswer, tryVariant } from '@parleykit/contract/answering/bake-off'
import { useEffect, useRef, useState } from 'react'
import { callApi } from '../../../../api/api.ts'
import { withDetail } from '../../../../api/api-error.ts'
import { bakeOffTexts } from './bake-off-texts.ts'

export type BakeOffResult =
  | { readonly state: 'pending'; readonly isAsked: boolean }
  | { readonly state: 'answered'; readonly answer: TriedAnswer }
  | { readonly state: 'failed'; readonly message: string }

/** Results by variant and question. A column that is changed back has its results again. */
type Results = Readonly<Record<string, BakeOffResult | undefined>>

function resultKey(variant: BakeOffVariant, question: string): string {
  return JSON.stringify([variant, question])
}

/** Asks questions of several variants at once, each one question after another. Stops when it is no longer shown. */
export function useBakeOff(agentId: number) {
  const [results, setResults] = useState<Results>({})
  const [isRunning, setRunning] = useState(false)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function ask(variant: BakeOffVariant, questions: readonly string[], signal: AbortSignal) {
    for (const question of questions) {
      const set = (result: BakeOffResult) =>
        signal.aborted || setResults((known) => ({ ...known, [resultKey(variant, question)]: result }))
      set({ state: 'pending', isAsked: true })
      try {
        const answer = await callApi(tryVariant, {
          ...{ params: { id: agentId }, body: { question, variant }, signal },
        })
        set({ state: 'answered', answer })
      } catch (error) {
        if (signal.aborted) return
        set({ state: 'failed', message: withDetail(bakeOffTexts.failed, error) })
      }
    }
  }

  async function run(variants: readonly BakeOffVariant[], questions: readonly string[]) {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    const { signal } = abort
    const keys = variants.flatMap((variant) => questions.map((question) => resultKey(variant, question)))
    setResults(Object.fromEntries(keys.map((key) => [key, { state: 'pending', isAsked: false } as const])))
    setRunning(true)
    await Promise.all(variants.map((variant) => ask(variant, questions, signal)))
    if (!signal.aborted) setRunning(false)
  }

  function stop() {
    running.current?.abort()
    setRunning(false)
    setResults((known) => Object.fromEntries(Object.entries(known).filter(([, result]) => isSettled(result))))
  }

  return {
    ...{ isRunning, run, stop },
    resultOf: (variant: BakeOffVariant, question: string) => results[resultKey(variant, question)],
  }
}

function isSettled(result: BakeOffResult | undefined): boolean {
  return result?.state === 'answered' || result?.state === 'failed'
}
