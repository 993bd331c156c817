import { Button, Text } from '@radix-ui/themes'
import { useLayoutEffect, useRef, useState } from 'react'

/** A visitor's text, cut to three lines until the reader expands it. */
export function ClampedText({ text }: { readonly text: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [isWhole, setWhole] = useState(false)
  const [isCut, setCut] = useState(false)

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <>
      <Text asChild size="2" weight="medium">
        <div ref={box} dir="auto" className={isWhole ? 'wrap-anywhere' : 'wrap-anywhere clamped-text'}>
          {text}
        </div>
      </Text>
      {(isCut || isWhole) && (
        <Button
          size="1"
          variant="ghost"
          m="0"
          aria-expanded={isWhole}
          onClick={() => setWhole((before) => !before)}
        >
          {isWhole ? 'Show less' : 'Show all'}
        </Button>
      )}
    </>
  )
}
