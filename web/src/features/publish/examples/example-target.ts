/** The agent and the question in the examples. */
export interface ExampleTarget {
  /** Origin of the server. */
  readonly server: string
  readonly publicId: string
  /** Null for a public agent that is called without a key. */
  readonly apiKey: string | null
  /** A question that fits the agent. */
  readonly question?: string
}

export const defaultQuestion = 'What are your opening hours?'
/** Fits any previous question. */
export const nextQuestion = 'Can you tell me more about that?'
export const visitorId = 'customer-123'
/** The environment variable that holds the agent's secret key on the owner's server. */
export const secretKeyVariable = 'PARLEYKIT_SECRET_KEY'
/** A placeholder for the token of the first reply. */
export const visitorToken = 'eyJhbGciOi…'

/** The addresses of an agent's API. */
export const chatAddress = ({ server, publicId }: ExampleTarget) => `${server}/api/public/chat/${publicId}`
export const streamAddress = ({ server, publicId }: ExampleTarget) =>
  `${server}/api/public/chat-stream/${publicId}`
export const historyAddress = ({ server, publicId }: ExampleTarget) =>
  `${server}/api/public/bots/${publicId}/conversations`
