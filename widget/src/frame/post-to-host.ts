import type { FrameMessage } from '@parleykit/contract/publish/widget'

/**
 * Sends a message to the page around the frame, whatever its origin: any page may embed the agent, and the messages
 * hold no secrets.
 */
export function postToHost(message: FrameMessage): void {
  window.parent.postMessage(message, '*')
}
