import { z } from 'zod'

/** In characters. Ollama sends a few tokens a line. */
const longestLine = 1_000_000

const chatLine = z.object({ message: z.object({ role: z.string(), content: z.string() }), done: z.boolean() })
/** Stands for a line with an error, which the package doesn't know. */
const failedLine = JSON.stringify({
  ...{ model: '', created_at: '', message: { role: 'assistant', content: '' } },
  ...{ done: true, done_reason: 'error' },
})

/**
 * `fetch` for Ollama's package, which skips lines that it can't read and prints each to the server's output. With this,
 * a stream ends at an error and before the first line that isn't one of a chat.
 */
export function fetchOllama(fetchBy: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await fetchBy(input, init)
    if (!response.ok || !response.body || !String(input).endsWith('/chat')) return response
    const body = response.body
      .pipeThrough(new TextDecoderStream())
      .pipeThrough(checkedLines())
      .pipeThrough(new TextEncoderStream())
    return new Response(body, response)
  }
}

function checkedLines(): TransformStream<string, string> {
  let rest = ''
  return new TransformStream({
    transform(piece, controller) {
      const lines = (rest + piece).split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) if (!pass(line, controller)) return
      if (rest.length > longestLine) controller.terminate()
    },
    flush(controller) {
      pass(rest, controller)
    },
  })
}

/** Passes a line on if it is one of a chat. Otherwise ends the stream and returns false. */
function pass(line: string, controller: TransformStreamDefaultController<string>): boolean {
  if (line.trim() === '') return true
  const data = parse(line)
  const isChat = chatLine.safeParse(data).success
  if (isChat) controller.enqueue(`${line}\n`)
  else if (data && typeof data === 'object' && 'error' in data) controller.enqueue(failedLine)
  if (!isChat) controller.terminate()
  return isChat
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
