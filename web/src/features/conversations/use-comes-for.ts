import { useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of a message that somebody comes for, to read it or to put it right. */
    toMessage?: number
  }
}

/** Whether somebody has come for this message. */
export function useComesFor(messageId: number): boolean {
  return useLocation({ select: ({ state }) => state.toMessage === messageId })
}
