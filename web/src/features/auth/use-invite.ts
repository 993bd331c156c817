import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { getStoredInvitation } from './stored-invitation.ts'

const route = getRouteApi('/auth')

/**
 * The token of a registration or workspace invitation link, or null. Removed from the URL and the history as soon as it
 * is read.
 */
export function useInvite(): string | null {
  const { next, invite } = route.useSearch()
  const navigate = route.useNavigate()
  const [kept] = useState(() => invite ?? getStoredInvitation())
  useEffect(() => {
    if (invite !== undefined) void navigate({ search: next === undefined ? {} : { next }, replace: true })
  }, [invite, next, navigate])
  return kept
}
