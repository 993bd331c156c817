const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

/** The relationships of a part: id → the last word of their type and the target. */
export function relationships(
  targets: Readonly<Record<string, readonly [type: string, target: string]>>,
): string {
  const each = Object.entries(targets).map(
    ([id, [type, target]]) =>
      `<Relationship Id="${id}" Type="${officeDocument}/${type}" Target="${target}"/>`,
  )
  return `<Relationships xmlns="${packages}/relationships">${each.join('')}</Relationships>`
}

/** The list of parts with the types that are no plain XML. */
export function contentTypes(overrides: Readonly<Record<string, string>>): string {
  const each = Object.entries(overrides).map(
    ([part, type]) =>
      `<Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
  )
  const defaults =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
  return `<Types xmlns="${packages}/content-types">${defaults}<Default Extension="xml" ContentType="application/xml"/>${each.join('')}</Types>`
}

export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
