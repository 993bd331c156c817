import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

const route = getRouteApi('/auth')

/** The token of an invitation's link, or null. It leaves the address and its history as soon as it is read. */
export function useInvite(): string | null {
  const { next, invite } = route.useSearch()
  const navigate = route.useNavigate()
  const [kept] = useState(invite ?? null)
  useEffect(() => {
    if (invite !== undefined) void navigate({ search: next === undefined ? {} : { next }, replace: true })
  }, [invite, next, navigate])
  return kept
}
