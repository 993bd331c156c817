import { CircleCheck } from 'lucide-react'

/** Small decorative drawings; the text next to them says the same. */

const steps = ['Name', 'Profile', 'Knowledge', 'Look']

export function StepsSketch() {
  return (
    <div className="sketch" aria-hidden>
      {steps.map((step, index) => (
        <span key={step} className="sketch-step" data-last={index === steps.length - 1}>
          <CircleCheck size={16} /> {step}
        </span>
      ))}
    </div>
  )
}

export function LineSketch() {
  return (
    <div className="sketch" aria-hidden>
      <code className="sketch-line">
        <b>&lt;script</b> async src=<i>"…/loader.js"</i>
        <b>&gt;&lt;/script&gt;</b>
      </code>
      <span className="sketch-bubble" />
    </div>
  )
}

const heights = [34, 52, 41, 68, 59, 86, 74, 100]

export function BarsSketch() {
  return (
    <svg className="sketch" viewBox="0 0 240 96" preserveAspectRatio="none" aria-hidden="true">
      {heights.map((height, index) => (
        <rect
          key={height}
          x={index * 30 + 6}
          y={96 - height * 0.8}
          width="18"
          height={height * 0.8}
          rx="4"
          className="sketch-bar"
        />
      ))}
    </svg>
  )
}
