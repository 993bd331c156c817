/** Masks in masks that only a style sheet names, so that they are found to take too long while they are drawn. */
const levels = Array.from({ length: 6 }, (_, level) => ({
  rule: `.a${level}{mask:url(#m${level})}`,
  mask: `<mask id="m${level}">${`<path class="a${level + 1}" d="M0 0h512v512h-512z" fill="#fff"/>`.repeat(9)}</mask>`,
}))

export const slowSvg = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
    <style>${levels.map(({ rule }) => rule).join('')}</style>
    ${levels.map(({ mask }) => mask).join('')}
    <path class="a0" d="M0 0h512v512h-512z"/>
  </svg>`,
)
