import { useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of a message that somebody comes for, to read it or to put it right. */
    toMessage?: number
    /** Whether its editor is to be open. */
    isToCorrect?: boolean
  }
}

/** What somebody has come for with this message; null where it is for another one, or none. */
export function useComesFor(messageId: number): 'read' | 'correct' | null {
  return useLocation({
    select: ({ state: { toMessage, isToCorrect } }) =>
      toMessage !== messageId ? null : isToCorrect ? 'correct' : 'read',
  })
}
