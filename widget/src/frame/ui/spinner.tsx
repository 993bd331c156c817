/** Shows only after a moment, so that short waits don't flicker. */
export function Spinner({ label }: { label: string }) {
  return (
    <div className="centred-screen" role="status" aria-label={label}>
      <span className="spinner" />
    </div>
  )
}
