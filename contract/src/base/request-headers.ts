/** The header with the ID of the workspace that a request is about. Default: the user's own. */
export const workspaceHeader = 'x-workspace'
export const visitorIdMax = 128
/** The header in which clients send a visitor token. */
export const visitorTokenHeader = 'x-visitor-token'
/** The header in which a chat frame names the website that embeds it. */
export const websiteHeader = 'x-website'
export const idempotencyKeyMax = 128
/** Characters of the event ID in a chat stream. */
export const eventIdMax = 120

/** Headers that routes read besides a key or a session, as described in OpenAPI. */
export const requestHeaders = {
  idempotencyKey: {
    name: 'Idempotency-Key',
    maxLength: idempotencyKeyMax,
    description:
      'A random UUID (version 4). A retry with the same key and visitorId gets the same answer and is counted once. A key that others could guess only works together with X-Visitor-Token, previousResponseId or the secret key; otherwise the message is treated as new.',
  },
  visitorToken: {
    name: visitorTokenHeader,
    maxLength: 2000,
    description:
      'The visitorToken from an earlier answer. It only gives access to conversations started with it. A visitorId gives no access.',
  },
  lastEventId: {
    name: 'last-event-id',
    maxLength: eventIdMax,
    description:
      'The ID of the last event received. The stream resumes after it. Browsers and libraries send this automatically.',
  },
  visitorId: {
    name: 'x-visitor-id',
    maxLength: visitorIdMax,
    description:
      "The visitor whose conversations to access. Only for the owner's server, with the agent's secret key.",
  },
  website: {
    name: websiteHeader,
    maxLength: 253,
    description:
      'The host of the website that embeds the chat. It is shown to the owner and affects nothing else.',
  },
  workspace: {
    name: workspaceHeader,
    maxLength: 20,
    description: "ID of the workspace, if it isn't the caller's own.",
  },
} as const

export type RequestHeader = keyof typeof requestHeaders
