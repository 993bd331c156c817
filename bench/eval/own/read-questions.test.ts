import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQuestions } from './read-questions.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parleykit-questions-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const right = '{"question": "Right?"}\n'

test.each([
  ['a missing question', `${right}{"answer": "No question."}`, 'line 2: question: is missing'],
  ['no JSON', `${right}\n{"question": "Open?",}`, 'line 3 is no JSON: '],
  ['a list', '["Open?"]', 'line 1: no JSON object'],
  ['an unknown field', '{"question": "Open?", "anwser": "nine"}', 'line 1: unknown field anwser'],
  ['a wrong kind', '{"question": "Open?", "answerable": "no"}', 'line 1: answerable: must be true or false'],
  ['no expected text', '{"question": "Open?", "answer": 9}', 'line 1: answer: must be a text or a list'],
  ['nothing', '\n \n', 'has no question'],
  ['another encoding', Buffer.from(right, 'utf16le').fill(0xff, 0, 1), "isn't encoded as UTF-8"],
])('a file with %s is refused with its place and the format', async (_name, content, message) => {
  const file = join(folder, 'questions.jsonl')
  await writeFile(file, content)
  const reading = readQuestions(file)
  await expect(reading).rejects.toThrow(message)
  await expect(reading).rejects.toThrow('questions.jsonl')
  await expect(reading).rejects.toThrow('{"question": "When do you open?"')
})

test('a file that is not there, or is none, is named', async () => {
  await expect(readQuestions(join(folder, 'missing.jsonl'))).rejects.toThrow(
    `There is no file ${join(folder, 'missing.jsonl')}`,
  )
  await expect(readQuestions(folder)).rejects.toThrow(`It is a folder, not a file: ${folder}`)
})
