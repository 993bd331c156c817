import { useLocation } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of a message to show or correct. */
    toMessage?: number
    /** Whether to open its editor. */
    isToCorrect?: boolean
  }
}

/** Whether the user came to read or correct this message; null if neither. */
export function useMessageLink(messageId: number): 'read' | 'correct' | null {
  return useLocation({
    select: ({ state: { toMessage, isToCorrect } }) =>
      toMessage !== messageId ? null : isToCorrect ? 'correct' : 'read',
  })
}
