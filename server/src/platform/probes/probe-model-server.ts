import type { EmbeddingConfig, LanguageModelConfig } from '../../config/model-config.ts'
import { modelListRequest } from '../language-model/index.ts'
import { type ProbeResult, probeHttp } from './probe-http.ts'

/** Whether the language model's server responds and accepts the key. Requests its list of models, which is free. */
export function probeModelServer(settings: LanguageModelConfig): Promise<ProbeResult> {
  const { url, headers } = modelListRequest(settings)
  return probeHttp(url, headers)
}

export function probeEmbeddingServer({ baseUrl, apiKey }: EmbeddingConfig): Promise<ProbeResult> {
  return probeHttp(`${baseUrl}/models`, bearer(apiKey))
}

const bearer = (key: string | null): Record<string, string> =>
  key === null ? {} : { authorization: `Bearer ${key}` }
