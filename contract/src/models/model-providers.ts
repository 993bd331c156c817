/** The providers that a model can be connected from. Free of dependencies. */

export const modelProviders = [
  'openai',
  'anthropic',
  'google',
  'mistral',
  'azure',
  'openrouter',
  'groq',
  'ollama',
  'lm-studio',
  'openai-compatible',
] as const
export type ModelProvider = (typeof modelProviders)[number]

export interface ModelProviderProfile {
  readonly name: string
  /** Null: each customer of the provider has an address of their own. */
  readonly baseUrl: string | null
  readonly key: 'required' | 'optional'
  /** Where the provider's customers make a key. */
  readonly keyPage?: string
  /** Runs on the operator's own machines, so that its address is private. */
  readonly isLocal?: true
}

export const providerProfiles: Readonly<Record<ModelProvider, ModelProviderProfile>> = {
  openai: {
    name: 'OpenAI',
    baseUrl: 'https://api.openai.com/v1',
    key: 'required',
    keyPage: 'https://platform.openai.com/api-keys',
  },
  anthropic: {
    name: 'Anthropic',
    baseUrl: 'https://api.anthropic.com/v1',
    key: 'required',
    keyPage: 'https://console.anthropic.com/settings/keys',
  },
  google: {
    name: 'Google Gemini',
    baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
    key: 'required',
    keyPage: 'https://aistudio.google.com/apikey',
  },
  mistral: {
    name: 'Mistral',
    baseUrl: 'https://api.mistral.ai/v1',
    key: 'required',
    keyPage: 'https://console.mistral.ai/api-keys',
  },
  azure: { name: 'Azure OpenAI', baseUrl: null, key: 'required' },
  openrouter: {
    name: 'OpenRouter',
    baseUrl: 'https://openrouter.ai/api/v1',
    key: 'required',
    keyPage: 'https://openrouter.ai/keys',
  },
  groq: {
    name: 'Groq',
    baseUrl: 'https://api.groq.com/openai/v1',
    key: 'required',
    keyPage: 'https://console.groq.com/keys',
  },
  ollama: { name: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1', key: 'optional', isLocal: true },
  'lm-studio': { name: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1', key: 'optional', isLocal: true },
  'openai-compatible': { name: 'OpenAI-compatible server', baseUrl: null, key: 'optional' },
}
