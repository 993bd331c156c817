import { useEffect, useRef, useState } from 'react'
import { focusPlace } from './focus-place.ts'
import { placeAt } from './place-at.ts'
import type { SettingsPlace } from './settings-places.ts'

/** Room for what sticks to the window's top, and some more. */
const readingFrom = 160

/** The id of the part of the page that is in view, and a way to go to another one. */
export function usePlaceInView(places: readonly SettingsPlace[]): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState(places[0]?.[0])
  // A part at the page's end can't come up to its top: it stays the chosen one until somebody scrolls on.
  const goneTo = useRef<number>(null)

  useEffect(() => {
    function look() {
      if (window.scrollY === goneTo.current) return
      goneTo.current = null
      const tops = places.flatMap(([id]) => {
        const heading = document.getElementById(id)
        return heading ? [{ id, top: heading.getBoundingClientRect().top }] : []
      })
      const { scrollHeight, clientHeight: height } = document.documentElement
      const sizes = { from: readingFrom, height, scrolled: window.scrollY, scrollable: scrollHeight - height }
      setCurrent(placeAt(tops, sizes))
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [places])

  function goTo(id: string) {
    if (!focusPlace(id)) return
    goneTo.current = window.scrollY
    setCurrent(id)
  }
  return [current, goTo]
}
