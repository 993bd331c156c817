import type { RowCall } from '@parleykit/engine/answer/rows/find-called-rows'
import { z } from 'zod'
import type { ModelTool } from '../../../../platform/language-model/index.ts'

/** The name of the tool that looks rows up in the agent's tables. */
export const rowsToolName = 'find_rows'

/** Arguments of a look-up. Models leave out what they don't need, or send null. */
const rowCallSchema = z.object({
  table: z.coerce.number().int().min(1).default(1),
  columns: z.array(z.string()).max(40).nullish(),
  conditions: z
    .array(
      z.object({
        column: z.string(),
        is: z.enum(['equal', 'contains', 'below', 'at_most', 'above', 'at_least']),
        value: z.coerce.string(),
      }),
    )
    .max(10)
    .nullish(),
  sort: z.object({ column: z.string(), first: z.enum(['lowest', 'highest']) }).nullish(),
  limit: z.coerce.number().int().min(1).nullish(),
})

/** Reads the arguments of a call; null if they are none. */
export function parseRowCall(input: string): RowCall | null {
  try {
    const { success, data } = rowCallSchema.safeParse(JSON.parse(input))
    if (!success) return null
    const { table, columns, conditions, sort, limit } = data
    return {
      table,
      columns: columns ?? undefined,
      conditions: conditions ?? undefined,
      sort: sort ?? undefined,
      limit: limit ?? undefined,
    }
  } catch {
    return null
  }
}

const text = { type: 'string' } as const

/** The tool for tables that are described in a line each. */
export function rowsTool(tables: readonly string[]): ModelTool {
  const about =
    'Call this instead of answering when the question needs rows of a table that the passages do not hold: by a condition, in an order, or to count them. The rows come back as one more passage, with how many there are.'
  return {
    name: rowsToolName,
    description: [about, 'Tables:', ...tables].join('\n'),
    inputSchema: {
      type: 'object',
      properties: {
        table: { type: 'integer', description: 'The number of the table.' },
        columns: { type: 'array', items: text, description: 'The columns to show; all if left out.' },
        conditions: {
          type: 'array',
          description: 'All of them must hold.',
          items: {
            type: 'object',
            properties: {
              column: text,
              is: { type: 'string', enum: ['equal', 'contains', 'below', 'at_most', 'above', 'at_least'] },
              value: text,
            },
            required: ['column', 'is', 'value'],
          },
        },
        sort: {
          type: 'object',
          properties: { column: text, first: { type: 'string', enum: ['lowest', 'highest'] } },
          required: ['column', 'first'],
        },
        limit: { type: 'integer', description: 'The most rows to show.' },
      },
      required: ['table'],
    },
  }
}
