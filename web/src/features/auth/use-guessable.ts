import { useEffect, useRef, useState } from 'react'

/** Delay after the last key before a password is checked, in milliseconds. */
const pauseMs = 300

/**
 * Whether a new password is easy to guess. Loads the list of common passwords after the first input; gives no warning
 * if that fails.
 */
export function useGuessable(): { isGuessable: boolean; look: (password: string) => void } {
  const [isGuessable, setIsGuessable] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef('')
  useEffect(() => () => clearTimeout(timer.current), [])

  async function judge(password: string): Promise<void> {
    const { isGuessablePassword } = await import('@parleykit/contract/auth/guessable-password')
    if (latest.current === password) setIsGuessable(isGuessablePassword(password))
  }

  function look(password: string): void {
    latest.current = password
    clearTimeout(timer.current)
    if (password === '') setIsGuessable(false)
    else timer.current = setTimeout(() => void judge(password).catch(() => {}), pauseMs)
  }
  return { isGuessable, look }
}
