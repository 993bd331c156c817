/** How pages say that they aren't there, in the larger languages. */
const NOT_FOUND =
  /\bnot found\b|\b(?:could not|couldn.t|cannot|can.t) be found\b|\bpage (?:doesn.t|does not) exist\b|\bnicht gefunden\b|\bpage (?:non trouv|introuvable)|\bno (?:fue |se ha )?encontrad[ao]\b|\bnão (?:foi )?encontrada\b|\bnon trovata\b|\bniet gevonden\b|\bnie (?:została )?znaleziona\b|\bне найдена|見つかりません|页面不存在|找不到/iu

/** The number where it isn't that of a car or a room. */
const NUMBER = /^(?:(?:error|fehler|erreur|errore|http) )?404(?: (?:error|page|fehler|not|seite)\b.*)?$/iu

/** More words than this are a page, whatever it is called. */
const mostWords = 120

/** Whether a page that came with a good status says all the same that there is no such page. */
export function looksNotFound(title: string, text: string): boolean {
  const heading = /^# (.{1,200})/m.exec(text.slice(0, 2000))?.[1] ?? ''
  if (!says(title.slice(0, 200)) && !says(heading)) return false
  return (text.slice(0, 5000).match(/\p{L}+/gu)?.length ?? 0) <= mostWords
}

function says(name: string): boolean {
  const parts = name.split(/[-–—|·:»!.]/u).map((part) => part.split(/\s+/u).filter(Boolean).join(' '))
  return NOT_FOUND.test(name) || parts.some((part) => NUMBER.test(part))
}
