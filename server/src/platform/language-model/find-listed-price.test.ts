import { expect, test } from 'vitest'
import packageFile from '../../../package.json' with { type: 'json' }
import { findListedPrice, priceList } from './find-listed-price.ts'

const at = (provider: Parameters<typeof findListedPrice>[0]['provider'], baseUrl: string | null = null) => ({
  provider,
  baseUrl,
})

test('the list knows what providers ask for, by name or by address', async () => {
  expect(await findListedPrice(at('openai'), 'gpt-4o-mini')).toEqual({ input: 0.15, output: 0.6 })
  expect(await findListedPrice(at('anthropic'), 'claude-haiku-4-5')).toEqual({ input: 1, output: 5 })
  expect(await findListedPrice(at('google'), 'gemini-2.5-flash')).toEqual({ input: 0.3, output: 2.5 })
  expect(await findListedPrice(at('mistral'), 'mistral-small-latest')).toEqual({ input: 0.1, output: 0.3 })
  const deepseek = at('openai-compatible', 'https://api.deepseek.com/v1')
  expect(await findListedPrice(deepseek, 'deepseek-chat')).toMatchObject({ input: expect.any(Number) })
})

test("a server of one's own costs nothing, and an unknown model or address has no price", async () => {
  expect(await findListedPrice(at('ollama'), 'llama3')).toEqual({ input: 0, output: 0 })
  expect(await findListedPrice(at('lm-studio', 'http://10.0.0.7/v1'), 'm')).toEqual({ input: 0, output: 0 })
  expect(await findListedPrice(at('openai'), 'no-such-model')).toBeNull()
  expect(await findListedPrice(at('openai-compatible', 'http://127.0.0.1:8000/v1'), 'gpt-4o')).toBeNull()
})

test('the date that is shown is that of the installed list', () => {
  expect(packageFile.dependencies['@pydantic/genai-prices']).toBe(priceList.version)
})
