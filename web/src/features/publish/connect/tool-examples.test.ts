import { expect, test } from 'vitest'
import { examplesFor, mcpExamples, openAiExamples, type ToolTarget } from './tool-examples.ts'

const target: ToolTarget = {
  server: 'https://chat.example',
  publicId: 'abc',
  name: 'Harbour "Shop"; rm -rf $(HOME)',
  apiKey: 'pk_1',
}

test('what is copied names the agent and its key, and the key only where one is needed', () => {
  const all = [...examplesFor(openAiExamples, target), ...examplesFor(mcpExamples, target)]
  for (const { name, code } of all) expect(code, name).toContain('https://chat.example/')
  const [command, editor] = examplesFor(mcpExamples, target)
  expect(command?.code).toBe(
    'claude mcp add --transport http harbour-shop-rm-rf-home https://chat.example/mcp/abc --header "Authorization: Bearer pk_1"',
  )
  expect(JSON.parse(editor?.code ?? '')).toEqual({
    servers: {
      'harbour-shop-rm-rf-home': {
        type: 'http',
        url: 'https://chat.example/mcp/abc',
        headers: { Authorization: 'Bearer pk_1' },
      },
    },
  })
  const open = examplesFor(mcpExamples, { ...target, name: '港', apiKey: null })
  expect(open[0]?.code).toBe('claude mcp add --transport http agent https://chat.example/mcp/abc')
  expect(open.map(({ code }) => code).join()).not.toContain('Authorization')
})
