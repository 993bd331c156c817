import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { focusPlace, isPlaceFocused } from './focus-place.ts'
import { placeAt } from './place-at.ts'
import type { SettingsPlace } from './settings-places.ts'

/** Room for what sticks to the window's top, and some more. */
const readingFrom = 160

interface Visit {
  readonly id: string
  /** How far the page was scrolled by going there, in pixels. */
  readonly scrolled: number
}

/**
 * The id of the part of the page that is in view, and a way to go to another one, which the URL's hash does too. The view stays
 * with that part while the page grows around it.
 */
export function usePlaceInView(places: readonly SettingsPlace[]): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState(places[0]?.[0])
  // A part at the page's end can't come up to its top: it stays the chosen one until somebody scrolls on.
  const visit = useRef<Visit>(null)

  useEffect(() => {
    let height = pageHeight()
    function scrolled() {
      // What isn't laid out yet moves the page too: that is not somebody who scrolls on.
      if (pageHeight() !== height || window.scrollY === visit.current?.scrolled) return
      visit.current = null
      setCurrent(placeInView(places))
    }
    function resized() {
      height = pageHeight()
      if (visit.current) visit.current = stayAt(visit.current.id)
      else setCurrent(placeInView(places))
    }
    resized()
    const observer = new ResizeObserver(resized)
    observer.observe(document.body)
    window.addEventListener('scroll', scrolled, { passive: true })
    window.addEventListener('resize', resized)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', scrolled)
      window.removeEventListener('resize', resized)
    }
  }, [places])

  function goTo(id: string) {
    if (!focusPlace(id)) return
    visit.current = { id, scrolled: window.scrollY }
    setCurrent(id)
  }
  const hash = useLocation({ select: (location) => location.hash })
  const follow = useEffectEvent((id: string) => places.some(([each]) => each === id) && goTo(id))
  useEffect(() => void follow(hash), [hash])
  return [current, goTo]
}

function pageHeight(): number {
  return document.documentElement.scrollHeight
}

function placeInView(places: readonly SettingsPlace[]): string | undefined {
  const tops = places.flatMap(([id]) => {
    const heading = document.getElementById(id)
    return heading ? [{ id, top: heading.getBoundingClientRect().top }] : []
  })
  const { scrollHeight, clientHeight: height } = document.documentElement
  const sizes = { from: readingFrom, height, scrolled: window.scrollY, scrollable: scrollHeight - height }
  return placeAt(tops, sizes)
}

/** Goes to the part anew, unless the focus has gone on to something else. */
function stayAt(id: string): Visit {
  if (isPlaceFocused(id)) focusPlace(id)
  return { id, scrolled: window.scrollY }
}
