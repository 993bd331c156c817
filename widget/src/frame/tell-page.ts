import type { FrameMessage } from '@parleykit/contract/widget'

/** Tells the page around the frame, whichever it is: any page may embed the agent, and none of this is a secret. */
export function tellPage(message: FrameMessage): void {
  window.parent.postMessage(message, '*')
}
