/** A profile image of 256 by 256 pixels as SVG: a white sign on the agent's color. */
function onColor(color: string, sign: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 256 256" width="256" height="256"><rect width="256" height="256" fill="${color}"/><g fill="none" stroke="#fff" stroke-width="14" stroke-linecap="round" stroke-linejoin="round">${sign}</g></svg>`
}

/** A boat under sail on a wave. */
const boat =
  '<path d="M122 48v114H66Z" fill="#fff"/><path d="M144 78v84h44Z"/><path d="M56 188c16 14 32 14 48 0s32-14 48 0 32 14 48 0"/>'

/** A flower of six petals. */
const flower = `${[0, 60, 120, 180, 240, 300]
  .map((turn) => `<ellipse cx="128" cy="82" rx="20" ry="32" transform="rotate(${turn} 128 128)"/>`)
  .join('')}<circle cx="128" cy="128" r="15" fill="#fff"/>`

/** A bicycle. */
const bicycle =
  '<circle cx="76" cy="160" r="36"/><circle cx="180" cy="160" r="36"/><path d="m76 160 30-58h54l20 58M106 102l24 58 30-58M130 160H76M160 102l-6-22h18M94 84h24"/>'

const signs = { boat, flower, bicycle }
export type PictureSign = keyof typeof signs

export function drawAgentPicture(sign: PictureSign, color: string): string {
  return onColor(color, signs[sign])
}
