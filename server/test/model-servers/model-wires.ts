import type { ModelProvider } from '@parleykit/contract/models/model-providers'
import { anthropicWire } from './anthropic-wire.ts'
import { compatibleWire } from './compatible-wire.ts'
import { googleWire } from './google-wire.ts'
import { mistralWire } from './mistral-wire.ts'
import { ollamaWire } from './ollama-wire.ts'
import { openaiWire } from './openai-wire.ts'
import type { ModelWire } from './start-model-server.ts'

/** A provider, its wire, and names of models that its list has: one that writes, and one for vectors. */
export const modelWires: readonly [ModelProvider, ModelWire, readonly string[]][] = [
  ['openai', openaiWire, ['gpt-5-mini', 'text-embedding-3-small']],
  ['anthropic', anthropicWire, ['claude-haiku-4-5']],
  ['google', googleWire, ['gemini-2.5-flash', 'gemini-embedding-001']],
  ['mistral', mistralWire, ['mistral-small-latest', 'mistral-embed']],
  ['ollama', ollamaWire, ['gemma3', 'nomic-embed-text']],
  ['openai-compatible', compatibleWire, ['qwen3-8b', 'bge-m3']],
]
