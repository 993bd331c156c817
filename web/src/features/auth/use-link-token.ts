import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** What the link that led here carries in its fragment. It leaves the address and its history as soon as it is read. */
export function useLinkToken(): string {
  const hash = useLocation({ select: ({ hash }) => hash })
  const navigate = useNavigate()
  const [token, setToken] = useState(hash)
  useEffect(() => {
    if (hash === '') return
    // A page that is open already gets the link of a later mail without being loaded again.
    setToken(hash)
    void navigate({ to: '.', hash: '', replace: true })
  }, [hash, navigate])
  return token
}
