import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { z } from 'zod'

const text = z.string('must be a text').trim().min(1, 'is empty')

const questionSchema = z.strictObject(
  {
    question: z.string('is missing or no text').trim().min(1, 'is empty'),
    /** What a right reply holds, or one of several such texts; without it any answer is right. */
    answer: z
      .union(
        [text.transform((answer) => [answer]), z.array(text).min(1)],
        'must be a text or a list of texts',
      )
      .optional(),
    /** False for a question that must be refused. */
    answerable: z.boolean('must be true or false').default(true),
  },
  {
    error: ({ code, keys }) =>
      code === 'unrecognized_keys' ? `unknown field ${keys?.join(', ')}` : 'no JSON object',
  },
)

export type OwnQuestion = z.infer<typeof questionSchema>

const FORMAT = `Expected is a UTF-8 file with a JSON object a line:
  {"question": "When do you open?", "answer": "at nine"}
"answer" may be left out, or be a list; "answerable": false is for what must be refused.`

/**
 * Reads a JSONL file of questions; empty lines are skipped.
 * @throws naming the file, the first line that is wrong, and the format
 */
export async function readQuestions(file: string): Promise<OwnQuestion[]> {
  const lines = (await readText(file)).split('\n')
  const questions = lines.flatMap((line, at) => (line.trim() === '' ? [] : [readLine(line, file, at + 1)]))
  if (questions.length === 0) throw new Error(`${file} has no question. ${FORMAT}`)
  return questions
}

async function readText(file: string): Promise<string> {
  const path = resolve(file)
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `${PROBLEMS[error.code ?? ''] ?? `Reading fails (${error.code}):`} ${path}, which --questions names. ${FORMAT}`,
    )
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Error(`${file} isn't encoded as UTF-8. ${FORMAT}`)
  }
}

const PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no file',
  EISDIR: 'It is a folder, not a file:',
  EACCES: 'You may not read',
}

function readLine(line: string, file: string, number: number): OwnQuestion {
  const parsed = questionSchema.safeParse(parseJson(line, file, number))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const problem = [...(issue?.path ?? []), issue?.message].join(': ')
  throw new Error(`${file}, line ${number}: ${problem}. ${FORMAT}`)
}

function parseJson(line: string, file: string, number: number): unknown {
  try {
    return JSON.parse(line)
  } catch (error) {
    // The engine counts lines within what it was given.
    const reason = String(error).replace(/^SyntaxError: | in JSON at position \d+|line 1 /g, '')
    throw new Error(`${file}, line ${number} is no JSON: ${reason}. ${FORMAT}`)
  }
}
