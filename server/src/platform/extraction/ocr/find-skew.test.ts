import { expect, it } from 'vitest'
import { findSkew } from './find-skew.ts'
import { type PageImage, turn } from './page-image.ts'

/** Ten dark lines on a sheet, which rise by this slope. */
function drawLines(slope: number): PageImage {
  const image = { grey: new Uint8Array(600 * 800).fill(255), width: 600, height: 800, dpi: 72 }
  for (let line = 0; line < 10; line++) {
    for (let x = 80; x < 520; x++) {
      const y = Math.round(150 + line * 50 - slope * (x - 80))
      for (let thick = 0; thick < 8; thick++) image.grey[(y + thick) * 600 + x] = 20
    }
  }
  return image
}

it('leaves level lines as they are', () => {
  expect(findSkew(drawLines(0))).toEqual({ quarters: 0, radians: 0 })
})

it('finds lines on their side', () => {
  expect(findSkew(turn(drawLines(0), 1))).toMatchObject({ quarters: 1, radians: 0 })
})

it.each([-4, 3])('finds lines that rise by %d degrees, to be turned back', (degrees) => {
  const { quarters, radians } = findSkew(drawLines(Math.tan((degrees * Math.PI) / 180)))
  expect(quarters).toBe(0)
  expect((radians * 180) / Math.PI).toBeCloseTo(degrees, 0)
})

it('turns a page by quarters', () => {
  const page = { grey: Uint8Array.of(1, 2, 3, 4, 5, 6), width: 3, height: 2, dpi: 300 }
  const turned = [0, 1, 2, 3].map((quarters) => [...turn(page, quarters).grey])
  expect(turned).toEqual([
    [1, 2, 3, 4, 5, 6],
    [4, 1, 5, 2, 6, 3],
    [6, 5, 4, 3, 2, 1],
    [3, 6, 2, 5, 1, 4],
  ])
})
