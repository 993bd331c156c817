import { expect, test } from 'vitest'
import { z } from 'zod'
import { describeIssue } from './validation-messages.ts'

/** The first message about a value, with the sentences handed in for this parse alone. */
function messageFor(schema: z.ZodType, value: unknown): string | undefined {
  return schema.safeParse(value, { error: describeIssue }).error?.issues[0]?.message
}

const prompt = z.object({ title: z.string().min(1).max(60), tags: z.array(z.string()).max(1).optional() })

test.each([
  [z.object({ name: z.string() }), {}, 'name is required'],
  [z.object({ name: z.string() }), { name: {} }, 'name must be text'],
  [z.object({ name: z.string() }), undefined, 'The request body is required'],
  [z.object({ name: z.string() }), [], 'The request body must be an object'],
  [z.object({ prompts: z.array(prompt) }), { prompts: [{ title: '' }] }, 'prompts[0].title is required'],
  [prompt, { title: 'x'.repeat(61) }, 'title must have at most 60 characters'],
  [prompt, { title: 'x', tags: ['a', 'b'] }, 'tags must have at most 1 item'],
  [z.object({ page: z.number().min(2).max(5) }), { page: 1 }, 'page must be at least 2'],
  [z.object({ page: z.coerce.number() }), { page: 'x' }, 'page must be a number'],
  [z.object({ status: z.enum(['on', 'off']) }), { status: 'x' }, 'status must be "on" or "off"'],
  [z.object({ email: z.email() }), { email: 'x' }, 'Invalid email'],
  [z.object({ day: z.iso.date() }), { day: 'x' }, "day isn't valid"],
  [z.strictObject({}), { odd: 1 }, 'Unknown field: "odd"'],
  [z.union([z.string(), z.number()]), true, "The request body isn't valid"],
])('a person understands what is wrong (%#)', (schema, value, message) => {
  expect(messageFor(schema, value)).toBe(message)
})

test("a schema's own message wins", () => {
  expect(messageFor(z.object({ name: z.string('Agent name is required') }), {})).toBe(
    'Agent name is required',
  )
})
