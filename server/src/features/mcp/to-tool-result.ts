import { toDomainError } from '../../platform/http/index.ts'
import type { Assistant } from './assistant.ts'

/** A tool's findings, for assistants that read text and for those that read data. */
interface Found<Data extends object> {
  readonly text: string
  readonly data: Data
}

/** The result of a tool: its findings, or the refusal's message. Other failures are reported without details. */
export async function toToolResult<Data extends Record<string, unknown>>(
  { platform, caller }: Assistant,
  work: () => Promise<Found<Data>>,
) {
  try {
    const { text, data } = await work()
    return { content: [{ type: 'text' as const, text }], structuredContent: data }
  } catch (error) {
    const refusal = toDomainError(error instanceof Error ? error : new Error(String(error)))
    if (refusal.code === 'internal_error') {
      platform.log.error({ err: error, agentId: caller.agent.id }, 'a tool failed')
    }
    return {
      content: [{ type: 'text' as const, text: refusal.message }],
      isError: true,
      _meta: { code: refusal.code },
    }
  }
}
