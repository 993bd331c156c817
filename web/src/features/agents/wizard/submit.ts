import type { SubmitEvent } from 'react'

/** Runs a step's action instead of the browser's own form submission. */
export function onSubmit(action: () => Promise<unknown>) {
  return (event: SubmitEvent) => {
    event.preventDefault()
    void action()
  }
}
