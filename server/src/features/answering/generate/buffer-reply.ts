import type { Delta } from '../base/answerer.ts'
import type { Generation } from '../base/generation.ts'

/** For this long, visitors see that the agent is typing. A reply that takes longer is shown as it is written. */
const longestMs = 6000

/**
 * Holds a reply back until it is complete, so that it can be verified before the caller shows it. If the reply takes
 * too long, shows what has arrived and streams the rest.
 */
export async function* bufferReply(
  pieces: AsyncGenerator<string, Generation>,
): AsyncGenerator<Delta, { readonly writing: Generation; readonly isShown: boolean }> {
  let held = ''
  let deadline: Promise<'late'> | null = null
  let timer: NodeJS.Timeout | undefined
  try {
    for (;;) {
      const next = pieces.next()
      const step = deadline ? await Promise.race([next, deadline]) : await next
      if (step === 'late') {
        yield { type: 'delta', text: held }
        return { writing: yield* showAll(next, pieces), isShown: true }
      }
      if (step.done) return { writing: step.value, isShown: false }
      held += step.value
      deadline ??= new Promise((resolve) => {
        timer = setTimeout(() => resolve('late'), longestMs).unref()
      })
    }
  } finally {
    clearTimeout(timer)
  }
}

async function* showAll(
  first: Promise<IteratorResult<string, Generation>>,
  pieces: AsyncGenerator<string, Generation>,
): AsyncGenerator<Delta, Generation> {
  let step = await first
  for (; !step.done; step = await pieces.next()) yield { type: 'delta', text: step.value }
  return step.value
}
