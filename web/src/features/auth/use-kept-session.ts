import type { User } from '@parleykit/contract/account'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { hasUnsavedWork } from '../../ui/unsaved-work.ts'
import { isOfSession } from './queries.ts'

/**
 * What becomes of the screen when a session ends by itself: who was writing stays its user until they have signed in again,
 * and `isOver` meanwhile, told by `writerId`, too. `user` is undefined while it isn't known.
 */
export function useKeptSession(
  user: User | null | undefined,
  isLeaving: boolean,
  writerId: RefObject<number | undefined>,
) {
  const queryClient = useQueryClient()
  const [seen, setSeen] = useState(user)
  const [writer, setWriter] = useState<User | null>(null)
  const [hasEnded, setEnded] = useState(false)
  const [isAnother, setAnother] = useState(false)
  /** How often somebody has come back to what they were writing. */
  const [returns, setReturns] = useState(0)
  const giveUp = useCallback(() => setWriter(null), [])
  if (user !== seen) {
    setSeen(user)
    const before = writer ?? (seen && hasUnsavedWork() ? seen : null)
    if (user === null && seen && !isLeaving) {
      setEnded(true)
      setWriter(before)
    }
    if (user) {
      setEnded(false)
      setWriter(null)
      // What somebody has written is never shown to somebody else.
      if (before && before.id !== user.id) setAnother(true)
      else if (writer) setReturns(returns + 1)
    }
  }
  const isOver = user === null && writer !== null && !isLeaving
  useEffect(() => {
    writerId.current = isOver ? writer.id : undefined
  }, [isOver, writer, writerId])
  // What was refused meanwhile.
  useEffect(() => {
    if (returns > 0) void queryClient.invalidateQueries({ predicate: isOfSession })
  }, [returns, queryClient])
  return {
    user: isOver ? writer : user,
    isOver,
    /** Whether a session has ended, and not by the user's own doing. */
    hasEnded,
    /** Whether somebody else has signed in while something was being written. */
    isAnother,
    giveUp,
  }
}
