import { useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { findSectionInView } from './find-section-in-view.ts'
import { focusSection, isSectionFocused } from './focus-section.ts'
import type { SettingsSection } from './settings-sections.ts'

/** Height of the sticky elements at the top plus a margin, in pixels. */
const readingFrom = 160

interface Visit {
  readonly id: string
  /** The scroll position after jumping there, in pixels. */
  readonly scrolled: number
}

/**
 * The id of the section in view, and a function to jump to another one, which a change of the URL's hash also does. The
 * view stays at that section while the page grows around it.
 */
export function useSectionInView(
  places: readonly SettingsSection[],
): [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState(places[0]?.[0])
  // A section at the page's end can't reach the top: it remains the chosen one until the user scrolls.
  const visit = useRef<Visit>(null)

  useEffect(() => {
    let height = pageHeight()
    function scrolled() {
      // Content that isn't laid out yet also moves the page; don't take that for scrolling by the user.
      if (pageHeight() !== height || window.scrollY === visit.current?.scrolled) return
      visit.current = null
      setCurrent(placeInView(places))
    }
    function resized() {
      height = pageHeight()
      if (visit.current) visit.current = stayAt(visit.current.id)
      else setCurrent(placeInView(places))
    }
    // A scroll event can come together with a change of the height; the wheel and the keys leave no doubt.
    const leave = () => {
      visit.current = null
    }
    const gestures = ['wheel', 'touchmove', 'keydown'] as const
    for (const gesture of gestures) window.addEventListener(gesture, leave, { passive: true })
    resized()
    const observer = new ResizeObserver(resized)
    observer.observe(document.body)
    window.addEventListener('scroll', scrolled, { passive: true })
    window.addEventListener('resize', resized)
    return () => {
      observer.disconnect()
      for (const gesture of gestures) window.removeEventListener(gesture, leave)
      window.removeEventListener('scroll', scrolled)
      window.removeEventListener('resize', resized)
    }
  }, [places])

  function goTo(id: string) {
    if (!focusSection(id)) return
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

function placeInView(places: readonly SettingsSection[]): string | undefined {
  const tops = places.flatMap(([id]) => {
    const heading = document.getElementById(id)
    return heading ? [{ id, top: heading.getBoundingClientRect().top }] : []
  })
  const { scrollHeight, clientHeight: height } = document.documentElement
  const sizes = { from: readingFrom, height, scrolled: window.scrollY, scrollable: scrollHeight - height }
  return findSectionInView(tops, sizes)
}

/** Jumps to the section again, unless the focus has moved elsewhere. */
function stayAt(id: string): Visit {
  if (isSectionFocused(id)) focusSection(id)
  return { id, scrolled: window.scrollY }
}
