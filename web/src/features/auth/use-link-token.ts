import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** The token in the fragment of a mailed link. Removed from the URL and the history as soon as it is read. */
export function useLinkToken(): string {
  const hash = useLocation({ select: ({ hash }) => hash })
  const navigate = useNavigate()
  const [token, setToken] = useState(hash)
  useEffect(() => {
    if (hash === '') return
    // A later mail's link may open in this page without a reload.
    setToken(hash)
    void navigate({ to: '.', hash: '', replace: true })
  }, [hash, navigate])
  return token
}
