/** Whom the examples ask, and what. */
export interface ExampleTarget {
  /** Origin of the server. */
  readonly server: string
  readonly publicId: string
  /** Null for a public agent that is asked without one. */
  readonly apiKey: string | null
  /** Something that the agent can be asked. */
  readonly question?: string
}

export const defaultQuestion = 'What are your opening hours?'
/** Whatever was asked before it. */
export const nextQuestion = 'Can you tell me more about that?'
/** Who asks. */
export const visitorId = 'customer-123'
/** Where the owner's server keeps the agent's secret key. */
export const secretKeyVariable = 'PARLEYKIT_SECRET_KEY'
/** Stands for the token of the first reply. */
export const visitorToken = 'eyJhbGciOi…'

/** The addresses of an agent's API. */
export const chatAddress = ({ server, publicId }: ExampleTarget) => `${server}/api/public/chat/${publicId}`
export const streamAddress = ({ server, publicId }: ExampleTarget) =>
  `${server}/api/public/chat-stream/${publicId}`
export const historyAddress = ({ server, publicId }: ExampleTarget) =>
  `${server}/api/public/bots/${publicId}/conversations`
