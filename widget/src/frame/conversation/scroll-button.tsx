import { ArrowDown } from 'lucide-react'

export function ScrollButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <button type="button" className="scroll-button" onClick={onClick} aria-label="Scroll to bottom">
      <ArrowDown size={18} aria-hidden />
    </button>
  )
}
