import {
  eventIdMax,
  idempotencyKeyMax,
  visitorIdMax,
  visitorTokenHeader,
  websiteHeader,
  workspaceHeader,
} from './limits.ts'

/** Headers that routes read beside a key or a session, as OpenAPI describes them. */
export const requestHeaders = {
  idempotencyKey: {
    name: 'Idempotency-Key',
    maxLength: idempotencyKeyMax,
    description:
      'A random UUID (version 4): a retry with the same one and the same visitorId gets the same answer, and is counted once. A text that others can guess counts only together with X-Visitor-Token, previousResponseId or the secret key; otherwise the message is asked and counted as new.',
  },
  visitorToken: {
    name: visitorTokenHeader,
    maxLength: 2000,
    description:
      'The visitorToken of an earlier answer. It opens the conversations that were begun under it, and no others. A visitorId never does.',
  },
  lastEventId: {
    name: 'last-event-id',
    maxLength: eventIdMax,
    description:
      'The id of the last event that arrived: what came after it is sent. Browsers and libraries do so themselves.',
  },
  visitorId: {
    name: 'x-visitor-id',
    maxLength: visitorIdMax,
    description: "Whose conversations are meant, from the owner's server: with the agent's secret key alone.",
  },
  website: {
    name: websiteHeader,
    maxLength: 253,
    description: 'The host of the website around a chat frame: it is told to the owner, and decides nothing.',
  },
  workspace: {
    name: workspaceHeader,
    maxLength: 20,
    description: "Id of the workspace that is meant, where it isn't the caller's own.",
  },
} as const

export type RequestHeader = keyof typeof requestHeaders
