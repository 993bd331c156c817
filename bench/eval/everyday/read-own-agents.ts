import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

/** Tuned: what goes wrong with them may be looked at. Unseen: they only measure. */
export const SPLITS = ['tuned', 'unseen'] as const

export type Split = (typeof SPLITS)[number]

const phrases = z.array(z.string().trim().min(1)).min(1)

const turnSchema = z.strictObject({
  ask: z.string().trim().min(1),
  type: z.enum([
    'plain',
    'paraphrase',
    'synonym',
    'short',
    'typo',
    'yesno',
    'table',
    'list',
    'two-part',
    'story',
    'followup',
    'near-topic',
    'off-topic',
  ]),
  any: phrases.exactOptional(),
  all: phrases.exactOptional(),
  none: phrases.exactOptional(),
  refuse: z.boolean(),
})

const agentSchema = z.strictObject({
  agent: z.string().trim().min(1),
  language: z.string().regex(/^[a-z]{2}$/),
  kind: z.string().trim().min(1),
  knowledge: z
    .array(z.strictObject({ title: z.string(), text: z.string().trim().min(1) }))
    .min(4)
    .max(8),
  conversations: z.array(z.strictObject({ turns: z.array(turnSchema).min(1) })).min(1),
})

export type OwnAgent = z.infer<typeof agentSchema>

/**
 * The project's own agents of everyday questions, by their files' names.
 * @throws naming the file that isn't of the form
 */
export function readOwnAgents(split: Split): OwnAgent[] {
  const folder = fileURLToPath(new URL(split, import.meta.url))
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return files.sort().map((name) => {
    const parsed = agentSchema.safeParse(JSON.parse(readFileSync(join(folder, name), 'utf8')))
    if (parsed.success) return parsed.data
    throw new Error(`${split}/${name}: ${z.prettifyError(parsed.error)}`)
  })
}
