import type { EmbeddingConfig, LanguageModelConfig } from '../../config/model-config.ts'
import { type ProbeResult, probeHttp } from './probe-http.ts'

const ownAddress = { openai: 'https://api.openai.com/v1', anthropic: 'https://api.anthropic.com/v1' }

/** Whether the language model's server responds and accepts the key. Requests its list of models, which is free. */
export function probeModelServer({ provider, baseUrl, apiKey }: LanguageModelConfig): Promise<ProbeResult> {
  const address = baseUrl ?? (provider === 'openai-compatible' ? '' : ownAddress[provider])
  if (provider === 'anthropic')
    return probeHttp(`${address}/models`, {
      'x-api-key': apiKey ?? '',
      'anthropic-version': '2023-06-01',
    })
  return probeHttp(`${address}/models`, bearer(apiKey))
}

export function probeEmbeddingServer({ baseUrl, apiKey }: EmbeddingConfig): Promise<ProbeResult> {
  return probeHttp(`${baseUrl}/models`, bearer(apiKey))
}

const bearer = (key: string | null): Record<string, string> =>
  key === null ? {} : { authorization: `Bearer ${key}` }
