import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const questionSchema = z.strictObject({
  question: z.string().trim().min(1),
  /** What a right reply holds, or one of several such texts; without it any answer is right. */
  answer: z
    .union([
      z
        .string()
        .min(1)
        .transform((answer) => [answer]),
      z.array(z.string().min(1)).min(1),
    ])
    .optional(),
  /** False for a question that must be refused. */
  answerable: z.boolean().default(true),
})

export type OwnQuestion = z.infer<typeof questionSchema>

/** Reads a JSONL file of questions; empty lines are skipped. @throws naming the first line that is wrong */
export async function readQuestions(file: string): Promise<OwnQuestion[]> {
  const lines = (await readFile(file, 'utf8')).replace(/^\uFEFF/, '').split('\n')
  const questions = lines.flatMap((line, at) => (line.trim() === '' ? [] : [readLine(line, at + 1)]))
  if (questions.length === 0) throw new Error(`${file} has no question.`)
  return questions
}

function readLine(line: string, number: number): OwnQuestion {
  const parsed = questionSchema.safeParse(parseJson(line, number))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`Line ${number}: ${[...(issue?.path ?? []), issue?.message].join(': ')}`)
}

function parseJson(line: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch {
    throw new Error(`Line ${number} is no JSON object.`)
  }
}
