import type { User } from '@parleykit/contract/auth/account'
import { useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { hasUnsavedWork } from '../../ui/unsaved-work.ts'
import { isOfSession } from './queries.ts'

/**
 * Keeps the screen when a session ends by itself: a user with unsaved input remains the user until they sign in again.
 * `isOver` is true meanwhile, and `writerId` holds their id. `user` is undefined while unknown.
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
  /** How often a user has returned to unsaved input. */
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
      // Never show one user's input to another.
      if (before && before.id !== user.id) setAnother(true)
      else if (writer) setReturns(returns + 1)
    }
  }
  const isOver = user === null && writer !== null && !isLeaving
  useEffect(() => {
    writerId.current = isOver ? writer.id : undefined
  }, [isOver, writer, writerId])
  // Refetch queries that were refused meanwhile.
  useEffect(() => {
    if (returns > 0) void queryClient.invalidateQueries({ predicate: isOfSession })
  }, [returns, queryClient])
  return {
    user: isOver ? writer : user,
    isOver,
    /** Whether a session has ended without a logout by the user. */
    hasEnded,
    /** Whether another user has signed in while there was unsaved input. */
    isAnother,
    giveUp,
  }
}
